import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import type { CardFacts } from '../rules/present.ts'
import { type Term, understand } from '../rules/terms.ts'
import { queryOf } from '../rules/text-query.ts'
import { findListings } from '../store.ts'
import { vocabulary } from './listing-index.ts'
import { unavailableAt } from './unavailable.ts'

type SearchResults = { rows: CardFacts[]; terms: Term[]; total: number }

/** The best answers to what a person typed. */
export async function findTyped(ctx: AnyoneCtx, typed: string, limit: number): Promise<SearchResults> {
  const [known, unavailable] = await Promise.all([vocabulary(ctx.db), unavailableAt(ctx)])
  const understood = understand(typed, known, jakartaDate(ctx.now))
  const { terms } = understood
  if (terms.length === 0) return { rows: [], terms, total: 0 }
  const rows = await findListings(ctx.db, queryOf(understood, known), { ...unavailable, limit })
  return { rows, terms, total: Math.max(rows.length, rows[0]?.total ?? 0) }
}
