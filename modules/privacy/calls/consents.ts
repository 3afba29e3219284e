import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { type BoundTerms, boundTerms } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { type StandingConsent, standingConsents, withdrawals } from '../rules/consent.ts'
import { listConsents } from '../store.consents.ts'

type Answer = Output<typeof contract.consents>

function termsView(bound: BoundTerms | undefined): Answer['consents'][number]['bank_terms'] {
  if (!bound) return null
  const { terms_id, akad, valid_from } = bound.product
  return { terms_id, bank_name: bound.bank.name, akad, valid_from }
}

const shown = (
  { order_id, order_code, terms_id, given_at, withdrawn_at, ...one }: StandingConsent,
  terms: ReadonlyMap<string, BoundTerms>,
) => ({
  ...one,
  bank_terms: termsView(terms.get(terms_id ?? '')),
  order: order_id === null ? null : { order_id, code: order_code ?? '' },
  given_at: given_at.toISOString(),
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
  withdrawal: withdrawals[one.kind],
})

export async function consents({ db, tenant, user, now }: MemberCtx): Promise<Answer> {
  const rows = await listConsents(db, { tenant_id: tenant.id, user_id: user.id })
  const ids = [...new Set(rows.flatMap(({ terms_id }) => terms_id ?? []))]
  const terms = await boundTerms(db, ids, jakartaDate(now))
  return { consents: standingConsents(rows).map((one) => shown(one, terms)) }
}
