import {
  and,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import { keysetOf } from '#database/keyset.ts'
import { type DeskQueue, endedOffers, openRequests } from './rules/desk.ts'
import type { OfferRow } from './store.offers.ts'
import type { RequestRow } from './store.requests.ts'
import { private_offers as offers, private_requests as requests } from './tables.ts'

/** What one partner may offer on: requests from its airports, of brands that show it. */
export type Reach = {
  partner_id: string
  airports: readonly string[]
  hidden_at: readonly string[]
  /** The last day that its licence covers; none where it has no end. */
  licensed_until: string | null
}

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** What somebody's partners may offer on; whoever works for the whole platform reads all that is open, and offers on none. */
export type Sight = { reach: readonly Reach[]; sees_all: boolean; now: Date }

/** Of each request the partners' own offer: the one that runs, or else the newest. */
const ownOffers = (db: Db, partner_ids: readonly string[]) =>
  db
    .selectDistinctOn([offers.request_id], {
      offer_id: offers.id,
      request_id: offers.request_id,
      state: offers.state,
      total: offers.total,
      valid_until: offers.valid_until,
      journey: offers.journey,
    })
    .from(offers)
    .where(inArray(offers.partner_id, [...partner_ids]))
    .orderBy(offers.request_id, desc(eq(offers.state, 'open')), desc(offers.created_at), desc(offers.id))
    .as('own')

type Own = ReturnType<typeof ownOffers>

const fits = ({ reach, sees_all, now }: Sight): SQL | undefined => {
  const served = reach
    .filter(({ airports }) => airports.length > 0)
    .map(({ airports, hidden_at, licensed_until }) =>
      and(
        inArray(requests.departure_airport, [...airports]),
        hidden_at.length > 0 ? notInArray(requests.tenant_id, [...hidden_at]) : undefined,
        licensed_until === null ? undefined : lte(requests.departs_on, licensed_until),
      ),
    )
  const isSeen = sees_all ? undefined : (or(...served) ?? sql`false`)
  return and(inArray(requests.state, [...openRequests]), gt(requests.closes_at, now), isSeen)
}

type Within = Sight & { soon: Date }

const inQueue = (queue: DeskQueue, own: Own, within: Within): SQL | undefined => {
  const isRunning = and(eq(own.state, 'open'), gt(own.valid_until, within.now))
  if (queue === 'open') return fits(within)
  if (queue === 'unanswered') return and(fits(within), or(isNull(own.offer_id), sql`not (${isRunning})`))
  if (queue === 'expiring') return and(isRunning, lte(own.valid_until, within.soon))
  if (queue === 'offered') return isRunning
  if (queue === 'ended') return inArray(own.state, [...endedOffers])
  return eq(own.state, queue)
}

/** Own offers that run out stand before everything else, then what closes first. */
const queueAt = (own: Own): SQL<Date> =>
  sql`case when ${own.state} = 'open' then ${own.valid_until} - interval '100 years'
    else coalesce(${requests.closes_at}, ${requests.created_at}) end`.mapWith(requests.created_at)

type Query = Within & {
  queue: DeskQueue
  search: string
  /** Airports of the city that is searched for. */
  matching: readonly string[]
  from?: string | undefined
  until?: string | undefined
  sort: string
  cursor?: string | undefined
  limit: number
}

// All tenants: a partner sells at every brand that shows it; what it may see is in `reach`, or its own offer.
export async function selectRequests(db: Db, query: Query) {
  const { reach, queue, limit, ...place } = query
  const own = ownOffers(
    db,
    reach.map(({ partner_id }) => partner_id),
  )
  const queue_at = queueAt(own)
  const keyset = keysetOf(
    {
      id: requests.id,
      by: {
        queue_at: { value: queue_at, like: requests.created_at },
        created_at: requests.created_at,
        departs_on: requests.departs_on,
      },
    },
    place,
  )
  const where = and(inQueue(queue, own, query), isMeant(query))
  const rows = await db
    .select({ request: requests, queue_at })
    .from(requests)
    .leftJoin(own, eq(own.request_id, requests.id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  const part = keyset.part(
    rows.map((row) => ({
      ...row,
      id: row.request.id,
      created_at: row.request.created_at,
      departs_on: row.request.departs_on,
    })),
    limit,
  )
  return { ...part, total: await countRequests(db, own, where) }
}

/** By its code, or the city they leave from; and by the day. */
const isMeant = ({ search, matching, from, until }: Query): SQL | undefined =>
  and(
    search === ''
      ? undefined
      : or(ilike(requests.code, likeText(search)), inArray(requests.departure_airport, [...matching])),
    from === undefined ? undefined : gte(requests.departs_on, from),
    until === undefined ? undefined : lte(requests.departs_on, until),
  )

const mostCounted = 1000

// All tenants: by the conditions of the list above.
async function countRequests(db: Db, own: Own, where: SQL | undefined): Promise<Total> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(requests)
    .leftJoin(own, eq(own.request_id, requests.id))
    .where(where)
    .limit(mostCounted + 1)
    .as('some')
  const count = await db.$count(some)
  return { count: Math.min(count, mostCounted), is_more: count > mostCounted }
}

const isReached = (sight: Sight, id: string): SQL | undefined => {
  const own = sql.param(sight.reach.map(({ partner_id }) => partner_id))
  return and(
    eq(requests.id, id),
    or(
      fits(sight),
      sql`exists (select 1 from ${offers} o where o.request_id = ${requests.id} and o.partner_id = any(${own}::uuid[]))`,
    ),
  )
}

// All tenants: as above.
/** One that fits, or on which the partner has offered before. */
export async function findRequestAt(db: Db, at: Sight, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(requests).where(isReached(at, id)).limit(1)
  return row
}

// All tenants: as above.
export async function lockRequestAt(db: Db, at: Sight, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(requests).where(isReached(at, id)).limit(1).for('update')
  return row
}

/** The own offers on these requests, the newest first. */
export async function listOwnOffers(db: Db, partner_ids: readonly string[], ids: readonly string[]) {
  if (ids.length === 0 || partner_ids.length === 0) return []
  return db
    .select()
    .from(offers)
    .where(and(inArray(offers.request_id, [...ids]), inArray(offers.partner_id, [...partner_ids])))
    .orderBy(desc(offers.created_at), desc(offers.id))
    .limit(1000)
}

/** Whose offer was accepted, by request. */
export async function acceptedBy(db: Db, ids: readonly string[]): Promise<Map<string, OfferRow['partner_id']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ request_id: offers.request_id, partner_id: offers.partner_id })
    .from(offers)
    .where(and(inArray(offers.request_id, [...ids]), eq(offers.state, 'accepted')))
    .limit(ids.length)
  return new Map(rows.map(({ request_id, partner_id }) => [request_id, partner_id]))
}

// All tenants: which brands there is something of, to look up who hides whom.
export async function openTenants(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tenant_id: requests.tenant_id })
    .from(requests)
    .where(and(inArray(requests.state, [...openRequests]), isNotNull(requests.closes_at)))
    .limit(1000)
  return rows.map(({ tenant_id }) => tenant_id)
}
