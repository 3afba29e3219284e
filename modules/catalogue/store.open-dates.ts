import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { isHiddenAt, isLicensed } from '#modules/partner/module.ts'
import { departures, products } from './tables.ts'

type Open = { product_id: string; except: string; now: Date }

/** Dates of a package that still take orders, as the seats themselves are taken: `updateHeld` of store.seats.ts. */
const isOpen = ({ product_id, except, now }: Open) =>
  and(
    eq(departures.product_id, product_id),
    ne(departures.id, except),
    eq(products.state, 'on_sale'),
    gt(departures.closes_at, now),
  )

const left = sql<number>`greatest(0, ${departures.quota} - ${departures.sold} - ${departures.held})::integer`

const prices = {
  quad: departures.price_quad,
  triple: departures.price_triple,
  double: departures.price_double,
  child: departures.price_child,
  infant: departures.price_infant,
}

/** The other dates of a package that somebody could be moved to, with seats and prices, the earliest first. */
export const listOpenDates = (db: Db, open: Open) =>
  db
    .select({
      id: departures.id,
      departs_on: departures.departs_on,
      returns_on: departures.returns_on,
      left,
      prices,
    })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(isOpen(open))
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(60)

type Sellable = Open & {
  tenant_id: string
  seats: number
  /** The rooms and ages that are to have a price. */
  kinds: readonly (keyof typeof prices)[]
  today: string
}

/** The days of those that a member of a tenant could book for these people, a handful. */
export async function listSellableDays(
  db: Db,
  { tenant_id, seats, kinds, today, ...open }: Sellable,
): Promise<string[]> {
  const rows = await db
    .select({ departs_on: departures.departs_on })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(
      and(
        isOpen(open),
        sql`${left} >= ${seats}`,
        ...kinds.map((kind) => isNotNull(prices[kind])),
        isLicensed(products, today),
        sql`not ${isHiddenAt(products.partner_id, tenant_id)}`,
      ),
    )
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(3)
  return rows.map(({ departs_on }) => departs_on)
}
