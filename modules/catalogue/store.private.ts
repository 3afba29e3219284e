import { and, asc, eq, not } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { isHiddenAt, isLicensed } from '#modules/partner/module.ts'
import { departures, package_history, product_types, products } from './tables.ts'

type New = {
  product: typeof products.$inferInsert
  departure: typeof departures.$inferInsert
  staff_id: string
  now: Date
}

export async function insertPrivateJourney(db: Db, { product, departure, staff_id, now }: New): Promise<void> {
  await db.insert(products).values(product)
  await db.insert(departures).values(departure)
  const history = { product_id: product.id, version: 1, event: 'create' as const, fields: [], staff_id, at: now }
  await db.insert(package_history).values(history)
}

/** The first kind of umrah there is. */
export async function usualUmrahType(db: Db): Promise<string> {
  const [row] = await db
    .select({ slug: product_types.slug })
    .from(product_types)
    .where(eq(product_types.category, 'umroh'))
    .orderBy(asc(product_types.position), asc(product_types.slug))
    .limit(1)
  if (!row) throw new Error('no kind of umrah is known')
  return row.slug
}

type Served = { tenant_id: string; airport: string; departs_on: string; today: string }

/** Partners that sell umrah from an airport, are licensed for it today and on a day, and are shown by this tenant. */
export async function partnersServing(db: Db, { tenant_id, airport, departs_on, today }: Served): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: products.partner_id })
    .from(products)
    .where(
      and(
        eq(products.departure_airport, airport),
        isUmrahOnSale(today),
        isLicensed(products, departs_on),
        not(isHiddenAt(products.partner_id, tenant_id)),
      ),
    )
    .orderBy(asc(products.partner_id))
    .limit(1000)
  return rows.map(({ id }) => id)
}

/** Airports that a partner sells umrah from; none where it is not licensed for it today. */
export async function airportsServed(db: Db, partner_id: string, today: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ iata: products.departure_airport })
    .from(products)
    .where(and(eq(products.partner_id, partner_id), isUmrahOnSale(today)))
    .orderBy(asc(products.departure_airport))
    .limit(100)
  return rows.map(({ iata }) => iata)
}

const isUmrahOnSale = (today: string) =>
  and(eq(products.category, 'umroh'), eq(products.state, 'on_sale'), isLicensed(products, today))
