import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { recordGiven } from '../record-consent.ts'

type Form = Input<typeof contract.giveConsent>

export async function giveConsent({ db, now, tenant, user }: MemberCtx, { kind }: Form) {
  await recordGiven(db, { tenant_id: tenant.id, user_id: user.id, kind, now })
  return {}
}
