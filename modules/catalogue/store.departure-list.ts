import { and, eq, gt, gte, ilike, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { deskColumns } from './store.departures.ts'
import { departures, products } from './tables.ts'

type State = 'waiting' | 'open' | 'closed' | 'over'
type Query = {
  search: string
  month?: string | undefined
  state?: State | undefined
  when?: 'past' | 'all' | undefined
}
type Page = { sort: string; cursor?: string | undefined; limit: number }

const ofPackage = eq(products.id, departures.product_id)

const isPublished = isNotNull(departures.published_at)
const isRunning = and(isPublished, isNull(departures.closed_at))

/** The same as `stateOf` of packages/dates.ts says of a row. */
const inState = (now: Date): Readonly<Record<State, SQL | undefined>> => ({
  waiting: isNull(departures.published_at),
  closed: and(isPublished, isNotNull(departures.closed_at)),
  open: and(isRunning, gt(departures.closes_at, now)),
  over: and(isRunning, lte(departures.closes_at, now)),
})

/** By the package's name in either language, or by the airport they leave from. */
function searched(search: string): SQL | undefined {
  if (search === '') return undefined
  const names = sql`((${products.name} ->> 'id') || ' ' || (${products.name} ->> 'en'))`
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(ilike(names, pattern), eq(products.departure_airport, search.toUpperCase()))
}

const inMonth = (month: string): SQL =>
  sql`${departures.departs_on} >= ${`${month}-01`}::date and ${departures.departs_on} < ${`${month}-01`}::date + interval '1 month'`

/** The past is long, and few look for it: without a wish the list begins today. */
function inTime({ month, state, when }: Query, now: Date): SQL | undefined {
  const today = jakartaDate(now)
  if (when === 'past') return lt(departures.departs_on, today)
  return when || month || state ? undefined : gte(departures.departs_on, today)
}

export const departuresWhere = (scopes: readonly Scope[], query: Query, now: Date) => {
  const { search, month, state } = query
  return and(
    sql`exists (select 1 from ${products} where ${and(
      ofPackage,
      inScope(scopes, { partner: products.partner_id }),
      searched(search),
    )})`,
    month === undefined ? undefined : inMonth(month),
    state && inState(now)[state],
    inTime(query, now),
  )
}

export async function selectDepartures(db: Db, where: SQL | undefined, { limit, ...place }: Page) {
  const keyset = keysetOf({ id: departures.id, by: { departs_on: departures.departs_on } }, place)
  const rows = await db
    .select({
      ...deskColumns,
      package_id: products.id,
      package_name: products.name,
      partner_id: products.partner_id,
      airport: products.departure_airport,
    })
    .from(departures)
    .innerJoin(products, ofPackage)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const totalDepartures = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, departures, where)
