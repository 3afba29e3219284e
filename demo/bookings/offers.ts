import { and, asc, eq, gte, lte, ne } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { daysBetween } from '#core/time.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { addDays } from '../catalogue/calendar.ts'

const selected = {
  departure_id: departures.id,
  product_id: products.id,
  partner_id: products.partner_id,
  category: products.category,
  kind: products.kind,
  name: products.name,
  down_payment: products.down_payment,
  departs_on: departures.departs_on,
  returns_on: departures.returns_on,
  closes_at: departures.closes_at,
  stays: departures.stays,
  quad: departures.price_quad,
  triple: departures.price_triple,
  double: departures.price_double,
  child: departures.price_child,
  infant: departures.price_infant,
}

/** The dates of an agency that something is told of, the first first. Hajj is booked years ahead, and not at both tenants. */
async function datesOf(db: Db, partner_id: string, today: string) {
  const rows = await db
    .select(selected)
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(
      and(
        eq(products.partner_id, partner_id),
        eq(products.state, 'on_sale'),
        ne(products.category, 'haji'),
        gte(departures.departs_on, addDays(today, -90)),
        lte(departures.departs_on, addDays(today, 300)),
      ),
    )
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(500)
  return rows.map(({ quad, triple, double, child, infant, ...row }) => ({
    ...row,
    prices: { quad, triple, double, child, infant },
    /** Below zero where it has left. */
    days: daysBetween(today, row.departs_on),
  }))
}

export type Offer = Awaited<ReturnType<typeof datesOf>>[number]

/** The dates of an agency by how far they are: over, on the way, past the day of the settlement, and before it. */
export type Calendar = { past: Offer[]; away: Offer[]; full: Offer | undefined; near: Offer[]; coming: Offer[] }

export async function calendarOf(db: Db, partner_id: string, today: string): Promise<Calendar> {
  const all = await datesOf(db, partner_id, today)
  const past = all.filter(({ returns_on }) => returns_on < addDays(today, -4)).slice(-3)
  const away = all.filter(({ days, returns_on }) => days < 0 && returns_on > today).slice(0, 1)
  const near = all.filter(({ days }) => days >= 8 && days <= 43)
  const full = near.findLast(({ kind }) => kind === 'regular')
  const coming = all.filter(({ days }) => days >= 48).slice(0, 8)
  return { past, away, full, near: near.filter((one) => one !== full).slice(0, 3), coming }
}

/** Another date of the same package, later and not too far. */
export const laterDate = (offers: readonly Offer[], offer: Offer): Offer | undefined =>
  offers.find(({ product_id, days }) => product_id === offer.product_id && days > offer.days)
