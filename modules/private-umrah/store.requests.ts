import { and, asc, count, desc, eq, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { private_history, private_requests, private_travellers } from './tables.ts'

export type RequestRow = typeof private_requests.$inferSelect
export type TravellerRow = typeof private_travellers.$inferSelect
export type NewRequest = typeof private_requests.$inferInsert
type Step = Omit<typeof private_history.$inferInsert, 'at'>

/** What may change of a request anywhere; its state changes in transition.ts only. */
export type RequestChange = Partial<Omit<RequestRow, 'state'>> & { state?: never }

export type Mine = { tenant_id: string; user_id: string; id: string }

const isMine = ({ tenant_id, user_id, id }: Mine): SQL | undefined =>
  and(eq(private_requests.id, id), eq(private_requests.user_id, user_id), eq(private_requests.tenant_id, tenant_id))

export async function findMine(db: Db, whose: Mine): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(private_requests).where(isMine(whose)).limit(1)
  return row
}

export async function lockMine(db: Db, whose: Mine): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(private_requests).where(isMine(whose)).limit(1).for('update')
  return row
}

// All tenants: by an id that the caller has found as theirs, or that an event or a job brings.
export async function lockRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(private_requests).where(eq(private_requests.id, id)).limit(1).for('update')
  return row
}

// All tenants: by an id that an event brings.
export async function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(private_requests).where(eq(private_requests.id, id)).limit(1)
  return row
}

type Places = readonly (typeof private_travellers.$inferInsert)[]

export async function insertRequest(db: Db, row: NewRequest, places: Places, step: Step): Promise<void> {
  await db.insert(private_requests).values(row)
  await db.insert(private_travellers).values([...places])
  await db.insert(private_history).values({ ...step, at: row.created_at })
}

// All tenants: of a row that the caller has locked as theirs.
const change = (db: Db, was: RequestRow, to: Partial<RequestRow>) =>
  db
    .update(private_requests)
    .set(to)
    .where(and(eq(private_requests.id, was.id), eq(private_requests.state, was.state)))
    .returning({ id: private_requests.id })

/** What its owner changes while nobody has seen it. */
export async function updateRequest(db: Db, was: RequestRow, to: RequestChange): Promise<RequestRow> {
  const rows = await change(db, was, to)
  if (rows.length !== 1) throw new Error('a private request changed although it was locked')
  return { ...was, ...to, state: was.state }
}

/** State and history in one statement. */
export async function stepRequest(
  db: Db,
  was: RequestRow,
  { to, step, now }: { to: RequestChange; step: Step; now: Date },
): Promise<RequestRow> {
  const next = { ...to, state: step.state }
  const changed = db.$with('changed').as(change(db, was, next))
  const [row] = await db
    .with(changed)
    .insert(private_history)
    .values({ ...step, at: now })
    .returning({ changed: sql<number>`(select count(*) from changed)::int` })
  if (row?.changed !== 1) throw new Error('a private request changed although it was locked')
  return { ...was, ...next }
}

export const listTravellers = (db: Db, request_id: string): Promise<TravellerRow[]> =>
  db
    .select()
    .from(private_travellers)
    .where(eq(private_travellers.request_id, request_id))
    .orderBy(asc(private_travellers.position))
    .limit(100)

/** Other places for those who travel: what was said of the former is gone. */
export async function replaceTravellers(db: Db, request_id: string, places: Places): Promise<void> {
  await db.delete(private_travellers).where(eq(private_travellers.request_id, request_id))
  await db.insert(private_travellers).values([...places])
}

type Person = Pick<
  TravellerRow,
  'id' | 'name' | 'gender' | 'birth_date' | 'relation' | 'is_single_name' | 'passport_expires_on'
>

export async function nameTravellers(db: Db, request_id: string, people: readonly Person[]): Promise<void> {
  for (const { id, ...person } of people)
    await db
      .update(private_travellers)
      .set(person)
      .where(and(eq(private_travellers.id, id), eq(private_travellers.request_id, request_id)))
}

export const listSteps = (db: Db, request_id: string) =>
  db
    .select({
      at: private_history.at,
      event: private_history.event,
      state: private_history.state,
      actor: private_history.actor,
      offer_id: private_history.offer_id,
      reason: private_history.reason,
    })
    .from(private_history)
    .where(eq(private_history.request_id, request_id))
    .orderBy(desc(private_history.id))
    .limit(200)

/** Two wishes of one member at once are counted one after the other. */
export const lockMember = (db: Db, user_id: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`private ${user_id}`}, 0))`)

const openStates = ['cart', 'waiting_approval', 'offered'] as const

/** How many a member has that nobody has decided yet. */
export async function countOpen(db: Db, user_id: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(private_requests)
    .where(and(eq(private_requests.user_id, user_id), inArray(private_requests.state, [...openStates])))
  return row?.n ?? 0
}

// All tenants: what a member who leaves has with any of them.
/** Those that are not paid yet, drafts among them. */
export const listUndecided = (db: Db, user_id: string) =>
  db
    .select({ id: private_requests.id })
    .from(private_requests)
    .where(
      and(eq(private_requests.user_id, user_id), inArray(private_requests.state, [...openStates, 'awaiting_payment'])),
    )
    .orderBy(asc(private_requests.id))
    .limit(1000)

type HistoryQuery = Omit<Mine, 'id'> & {
  states: readonly RequestRow['state'][]
  search: string
  limit: number
  offset: number
}

const isListed = ({ tenant_id, user_id, states, search }: Omit<HistoryQuery, 'limit' | 'offset'>): SQL | undefined => {
  const typed = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return and(
    eq(private_requests.user_id, user_id),
    eq(private_requests.tenant_id, tenant_id),
    inArray(private_requests.state, [...states]),
    search === ''
      ? undefined
      : or(ilike(private_requests.code, typed), ilike(private_requests.departure_airport, typed)),
  )
}

export async function listMine(db: Db, query: HistoryQuery): Promise<{ rows: RequestRow[]; total: number }> {
  const rows = await db
    .select()
    .from(private_requests)
    .where(isListed(query))
    .orderBy(desc(private_requests.created_at), desc(private_requests.id))
    .limit(query.limit)
    .offset(query.offset)
  const [counted] = await db.select({ n: count() }).from(private_requests).where(isListed(query))
  return { rows, total: counted?.n ?? 0 }
}

// All tenants: the clock asks for everybody's.
/** Requests that nobody offers on any more, and plans whose day came before they were sent. */
export const listToExpire = (db: Db, now: Date, soonest: string) =>
  db
    .select({ id: private_requests.id })
    .from(private_requests)
    .where(
      or(
        and(eq(private_requests.state, 'waiting_approval'), lte(private_requests.closes_at, now)),
        and(eq(private_requests.state, 'cart'), lt(private_requests.departs_on, soonest)),
      ),
    )
    .orderBy(asc(private_requests.id))
    .limit(200)
