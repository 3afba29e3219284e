import { and, asc, count, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { offerSteps } from './rules/machine.ts'
import { private_history, private_offers, private_requests } from './tables.ts'

export type OfferRow = typeof private_offers.$inferSelect
export type NewOffer = typeof private_offers.$inferInsert
export type OfferChange = Partial<Omit<OfferRow, 'state'>> & { state?: never }

/** Offers on a request, the open ones first and the cheapest of them before the others. */
export const listOffers = (db: Db, request_id: string): Promise<OfferRow[]> =>
  db
    .select()
    .from(private_offers)
    .where(eq(private_offers.request_id, request_id))
    .orderBy(desc(eq(private_offers.state, 'open')), asc(private_offers.total), asc(private_offers.id))
    .limit(100)

/** How many open offers each of these requests has. */
export async function countOpenOffers(db: Db, request_ids: readonly string[]): Promise<Map<string, number>> {
  if (request_ids.length === 0) return new Map()
  const rows = await db
    .select({ request_id: private_offers.request_id, n: count() })
    .from(private_offers)
    .where(and(inArray(private_offers.request_id, [...request_ids]), eq(private_offers.state, 'open')))
    .groupBy(private_offers.request_id)
    .limit(request_ids.length)
  return new Map(rows.map(({ request_id, n }) => [request_id, n]))
}

/** Accepted offers, by their request. */
export async function acceptedOffers(db: Db, request_ids: readonly string[]): Promise<Map<string, OfferRow>> {
  if (request_ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(private_offers)
    .where(and(inArray(private_offers.request_id, [...request_ids]), eq(private_offers.state, 'accepted')))
    .limit(request_ids.length)
  return new Map(rows.map((row) => [row.request_id, row]))
}

export const insertOffer = (db: Db, row: NewOffer) => db.insert(private_offers).values(row)

/** Its request is locked: nobody else changes it meanwhile. */
export async function stepOffer(db: Db, was: OfferRow, state: OfferRow['state'], to: OfferChange): Promise<OfferRow> {
  const next = { ...to, state }
  const rows = await db
    .update(private_offers)
    .set(next)
    .where(and(eq(private_offers.id, was.id), eq(private_offers.state, was.state)))
    .returning({ id: private_offers.id })
  if (rows.length !== 1) throw new Error('a private offer changed although its request was locked')
  return { ...was, ...next }
}

type OfferEntry = Pick<typeof private_history.$inferInsert, 'event' | 'actor' | 'actor_id' | 'reason' | 'at'>

// All tenants: of an offer whose request the caller has locked.
/** What happened to one offer, in the history of its request as that stands. */
export const insertOfferStep = (db: Db, { id, request_id }: Pick<OfferRow, 'id' | 'request_id'>, entry: OfferEntry) =>
  db.insert(private_history).values({
    ...{ ...entry, request_id, offer_id: id },
    state: sql`(select ${private_requests.state} from ${private_requests} where ${private_requests.id} = ${request_id})`,
  })

/** Why partners have withdrawn offers on a request, by offer. */
export async function withdrawalReasons(db: Db, request_id: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ offer_id: private_history.offer_id, reason: private_history.reason })
    .from(private_history)
    .where(and(eq(private_history.request_id, request_id), eq(private_history.event, offerSteps.withdraw)))
    .limit(100)
  return new Map(rows.flatMap(({ offer_id, reason }) => (offer_id === null ? [] : [[offer_id, reason]])))
}

// All tenants: the clock asks for everybody's.
/** Requests with an offer whose time is over. */
export const listToLapse = (db: Db, now: Date) =>
  db
    .selectDistinct({ request_id: private_offers.request_id })
    .from(private_offers)
    .where(and(eq(private_offers.state, 'open'), lte(private_offers.valid_until, now)))
    .limit(200)

// All tenants: reminders are for everybody.
/** Open offers that end soon, and were made long enough before. */
export const listOffersEnding = (db: Db, { after, until, hours }: { after: Date; until: Date; hours: number }) =>
  db
    .select({ offer: private_offers, request: private_requests })
    .from(private_offers)
    .innerJoin(private_requests, eq(private_requests.id, private_offers.request_id))
    .where(
      and(
        eq(private_offers.state, 'open'),
        gt(private_offers.valid_until, after),
        lte(private_offers.valid_until, until),
        lt(private_offers.created_at, sql`${private_offers.valid_until} - make_interval(hours => ${hours})`),
      ),
    )
    .orderBy(asc(private_offers.id))
    .limit(500)
