import { and, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Period } from '#core/period.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import type { Reach } from '#modules/payouts/module.ts'
import type { CommissionState } from './rules/machine.ts'
import { commissions } from './tables.ts'

type Page = { sort: string; cursor?: string | undefined; limit: number }
type Query = Period & { search: string; state?: CommissionState | undefined }

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Those of a tenant, and one's own. */
const reached = ({ scopes, consultant_ids }: Reach): SQL | undefined =>
  or(
    inScope(scopes, { tenant: commissions.tenant_id }),
    consultant_ids.length === 0 ? undefined : inArray(commissions.consultant_id, [...consultant_ids]),
  )

export const commissionsWhere = (reach: Reach, { search, state, from, until }: Query): SQL | undefined =>
  and(
    reached(reach),
    state && eq(commissions.state, state),
    search === ''
      ? undefined
      : or(ilike(commissions.order_code, likeText(search)), ilike(commissions.title, likeText(search))),
    from && gte(commissions.expected_at, from),
    until && lt(commissions.expected_at, until),
  )

const sorted = { id: commissions.id, by: { expected_at: commissions.expected_at } }

// All tenants: by a condition of `commissionsWhere`.
export async function selectCommissions(db: Db, where: SQL | undefined, { limit, ...place }: Page) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select()
    .from(commissions)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

// All tenants: by a condition of `commissionsWhere`.
export const countCommissions = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, commissions, where)

/** All that somebody reaches: what is still expected, and what was lost again before it was earned. */
export async function sumCommissions(db: Db, reach: Reach) {
  const left = sql`${commissions.amount} - ${commissions.reversed}`
  const [row] = await db
    .select({
      expected: sql<number>`coalesce(sum(${left}) filter (where ${commissions.state} = 'expected'), 0)::float8`,
      reversed: sql<number>`coalesce(sum(${commissions.reversed}), 0)::float8`,
    })
    .from(commissions)
    .where(reached(reach))
  return row ?? { expected: 0, reversed: 0 }
}
