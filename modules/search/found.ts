import type { AnyoneCtx } from '#core/context.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import type { CardFacts } from './rules/present.ts'
import { queryOf, type Term, termsOf } from './rules/terms.ts'
import { vocabulary } from './shelf.ts'
import { findListings } from './store.ts'

type Found = { rows: CardFacts[]; terms: Term[]; total: number }

/** The best answers to what a person typed. */
export async function findTyped(ctx: AnyoneCtx, typed: string, limit: number): Promise<Found> {
  const [known, hidden] = await Promise.all([vocabulary(ctx.db), hiddenPartnerIds(ctx.db, ctx.tenant.id)])
  const terms = termsOf(typed, known)
  if (terms.length === 0) return { rows: [], terms, total: 0 }
  const rows = await findListings(ctx.db, queryOf(terms, known), { hidden, limit })
  return { rows, terms, total: Math.max(rows.length, rows[0]?.total ?? 0) }
}
