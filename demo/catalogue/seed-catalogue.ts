import { and, eq, like, max, ne, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import type { Cutoffs } from '#modules/catalogue/rules/closing.ts'
import { knownAirlines, knownAirports } from '#modules/catalogue/rules/known-places.ts'
import { knownTypes } from '#modules/catalogue/rules/known-types.ts'
import {
  airlines,
  airports,
  departures,
  hotels,
  product_addons,
  product_types,
  products,
  reviews,
} from '#modules/catalogue/tables.ts'
import { banners, gallery_items } from '#modules/content/tables.ts'
import { rulesInForce } from '#modules/dated-rules/rules/in-force.ts'
import { dated_rules } from '#modules/dated-rules/tables.ts'
import { bank_terms, hidden_partners, partner_licences, partners } from '#modules/partner/tables.ts'
import { promo_products, promos } from '#modules/promo/tables.ts'
import { bankTerms } from './bank-terms.ts'
import { addDays, monthOf } from './calendar.ts'
import { departureRows } from './departures.ts'
import { hiddenPartners } from './hidden-partners.ts'
import { keep } from './keep.ts'
import { missing } from './licences.ts'
import { demoIdPrefix } from './naming.ts'
import { agencies, banks, channels } from './other-partners.ts'
import { travelPartners } from './partners.ts'
import { hotels as knownHotels } from './places.ts'
import type { Plan } from './plan.ts'
import { allPlans } from './plans.ts'
import { addonRows, productId, productRow } from './products.ts'
import { promosFor } from './promos.ts'
import { ratingsOf, reviewRows } from './reviews.ts'
import { bannersOf, galleryOf } from './showcase.ts'

export type CatalogueSeed = { db: Db; now: Date; say: (line: string) => void }

const [monthsBefore, monthsAhead] = [3, 18]
const enoughDays = 365

/**
 * Fills the catalogue once. What leaves in a month of the calendar depends on the package and that month alone,
 * so a later run needs no memory: it adds the months that have come into sight, and changes nothing else.
 */
export async function seedCatalogue({ db, now, say }: CatalogueSeed): Promise<void> {
  const last = await lastDeparture(db)
  if (last !== undefined) {
    await addLicences(db, now)
    await keep(db, bank_terms, bankTerms(now))
  }
  if (last !== undefined && last >= addDays(jakartaDate(now), enoughDays)) return
  const plans = allPlans(now)
  if (last === undefined) await fillCatalogue(db, now, plans)
  else await addProducts(db, now, { plans, ratings: new Map() })
  await addPromos(db, now, plans)
  const added = await addDepartures(db, { plans, now, last })
  say(
    last === undefined
      ? `Catalogue: ${plans.length} packages, ${added} departures.`
      : `Catalogue: ${added} later departures.`,
  )
}

/** The last day seeded before; hajj does not count, it is offered years ahead. */
async function lastDeparture(db: Db): Promise<string | undefined> {
  const [latest] = await db
    .select({ day: max(departures.departs_on) })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(and(ne(products.category, 'haji'), like(sql`${products.id}::text`, `${demoIdPrefix}-%`)))
  return latest?.day ?? undefined
}

async function fillCatalogue(db: Db, now: Date, plans: readonly Plan[]): Promise<void> {
  const travel = travelPartners(now)
  const hidden = hiddenPartners([...travel, ...banks(now), ...channels(now)])
  const said = reviewRows(plans, now, new Set(hidden.map((row) => row.partner_id)))
  await db.transaction(async (tx) => {
    await keep(tx, airlines, knownAirlines)
    await keep(tx, airports, knownAirports)
    await keep(tx, hotels, knownHotels)
    await keep(
      tx,
      partners,
      everyPartner(now).map(({ licences: _, ...row }) => row),
    )
    await addLicences(tx, now)
    await keep(tx, bank_terms, bankTerms(now))
    await keep(tx, hidden_partners, hidden)
    await keep(tx, product_types, knownTypes)
    await keep(tx, banners, bannersOf())
    await keep(tx, gallery_items, galleryOf(now))
  })
  await addProducts(db, now, { plans, ratings: ratingsOf(said) })
  await db.transaction((tx) => keep(tx, reviews, said))
}

const everyPartner = (now: Date) => [...travelPartners(now), ...banks(now), ...agencies(now), ...channels(now)]

/** Also for a demo that was filled when a partner held one licence only. */
async function addLicences(db: Db, now: Date): Promise<void> {
  const { partner_id, kind } = partner_licences
  const held = await db.select({ partner_id, kind }).from(partner_licences)
  await keep(db, partner_licences, missing(everyPartner(now), held))
}

type Stock = { plans: readonly Plan[]; ratings: ReturnType<typeof ratingsOf> }

async function addProducts(db: Db, now: Date, { plans, ratings }: Stock): Promise<void> {
  const rows = plans.map((plan) => productRow(plan, now, ratings.get(productId(plan)) ?? { sum: 0, count: 0 }))
  await db.transaction(async (tx) => {
    await keep(tx, products, rows)
    await keep(tx, product_addons, plans.flatMap(addonRows))
  })
}

async function addPromos(db: Db, now: Date, plans: readonly Plan[]): Promise<void> {
  const made = promosFor(plans, now)
  await db.transaction(async (tx) => {
    await keep(tx, promos, made.promos)
    await keep(tx, promo_products, made.products)
  })
}

async function cutoffsOn(db: Db, today: string): Promise<Cutoffs> {
  const rules = rulesInForce(await db.select().from(dated_rules), today)
  const read = (key: keyof Cutoffs): number => {
    const days = rules[key]
    if (days === undefined) throw new Error(`no dated rule ${key}`)
    return days
  }
  return {
    cutoff_days_umrah: read('cutoff_days_umrah'),
    cutoff_days_hajj: read('cutoff_days_hajj'),
    cutoff_days_tour_domestic: read('cutoff_days_tour_domestic'),
    cutoff_days_tour_international: read('cutoff_days_tour_international'),
  }
}

/** Months not there yet, up to eighteen ahead. */
async function addDepartures(
  db: Db,
  { plans, now, last }: { plans: readonly Plan[]; now: Date; last: string | undefined },
) {
  const today = jakartaDate(now)
  const from = last === undefined ? monthOf(today) - monthsBefore : monthOf(last) + 1
  const rows = departureRows(plans, {
    from,
    to: monthOf(today) + monthsAhead,
    today,
    cutoffs: await cutoffsOn(db, today),
  })
  // Nothing is shown from farther back than three months.
  const since = jakartaDate(addMs(now, -92 * dayMs))
  const shown = rows.filter((row) => row.departs_on >= since)
  await db.transaction((tx) => keep(tx, departures, shown))
  return shown.length
}
