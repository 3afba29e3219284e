import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { type StandingConsent, standingConsents, withdrawals } from '../rules/consent.ts'
import { listConsents } from '../store.consents.ts'

type Answer = Output<typeof contract.consents>

const shown = ({ order_id, order_code, given_at, withdrawn_at, ...one }: StandingConsent) => ({
  ...one,
  order: order_id === null ? null : { order_id, code: order_code ?? '' },
  given_at: given_at.toISOString(),
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
  withdrawal: withdrawals[one.kind],
})

export async function consents({ db, tenant, user }: MemberCtx): Promise<Answer> {
  const rows = await listConsents(db, { tenant_id: tenant.id, user_id: user.id })
  return { consents: standingConsents(rows).map(shown) }
}
