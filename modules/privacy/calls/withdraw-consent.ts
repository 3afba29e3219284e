import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { stopPush } from '#modules/notification/module.ts'
import type * as contract from '../contract.ts'
import { recordWithdrawn } from '../record-consent.ts'

type Form = Input<typeof contract.withdrawConsent>

/** What was agreed to ends with the consent, in one transaction. */
export async function withdrawConsent({ db, now, tenant, user }: MemberCtx, { kind }: Form) {
  await db.transaction(async (tx) => {
    if (kind === 'push') await stopPush(tx, user.id)
    await recordWithdrawn(tx, { tenant_id: tenant.id, user_id: user.id, kind, now })
  })
  return {}
}
