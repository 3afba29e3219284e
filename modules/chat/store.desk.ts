import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import type { InboxQueue } from './rules/desk.ts'
import { findOfBrand, type RoomRow, roomColumns, type SeenRoom } from './store.ts'
import { canned_answers, chat_history, chat_rooms, consultant_presence, member_presence } from './tables.ts'

const within = (scopes: readonly Scope[]) => inScope(scopes, { tenant: chat_rooms.tenant_id })
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Who looks: what they may reach, and whom they answer as, if anybody. */
export type Looking = { scopes: readonly Scope[]; me: string | undefined }

const ofNobody = sql`false`
const isMine = (me: string | undefined): SQL => (me === undefined ? ofNobody : eq(chat_rooms.consultant_id, me))
const isOthers = (me: string | undefined): SQL | undefined =>
  me === undefined ? undefined : ne(chat_rooms.consultant_id, me)

const inQueue: Record<InboxQueue, (me: string | undefined) => SQL | undefined> = {
  waiting: () => eq(chat_rooms.state, 'waiting'),
  mine: (me) => and(eq(chat_rooms.state, 'open'), isMine(me)),
  others: (me) => and(eq(chat_rooms.state, 'open'), isOthers(me)),
  closed: () => eq(chat_rooms.state, 'closed'),
}

/** Who waits the longest comes first; whoever has an answer comes after them, the newest first. */
const waiting_at = sql<Date>`case
  when ${chat_rooms.state} = 'waiting' then coalesce(${chat_rooms.unanswered_since}, ${chat_rooms.created_at})
  else coalesce(${chat_rooms.unanswered_since},
    timestamptz '2200-01-01' + (timestamptz '2200-01-01' - ${chat_rooms.last_message_at})) end`.mapWith(
  chat_rooms.created_at,
)
const sorted = {
  id: chat_rooms.id,
  by: {
    waiting_at: { value: waiting_at, like: chat_rooms.created_at },
    last_message_at: chat_rooms.last_message_at,
  },
}

type Inbox = Looking & {
  queue: InboxQueue
  /** Only of these members; of everybody where nothing is searched for. */
  user_ids: readonly string[] | undefined
  sort: string
  cursor?: string | undefined
  limit: number
}

export async function selectInbox(db: Db, { scopes, me, queue, user_ids, limit, ...place }: Inbox) {
  const keyset = keysetOf(sorted, place)
  const where = and(
    within(scopes),
    inQueue[queue](me),
    user_ids === undefined ? undefined : inArray(chat_rooms.user_id, [...user_ids]),
  )
  const rows = await db
    .select({ ...roomColumns, waiting_at })
    .from(chat_rooms)
    .leftJoin(consultant_presence, eq(consultant_presence.consultant_id, chat_rooms.consultant_id))
    .leftJoin(member_presence, eq(member_presence.user_id, chat_rooms.user_id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  const part = keyset.part(
    rows.map((row) => ({ ...row, id: row.room.id, last_message_at: row.room.last_message_at })),
    limit,
  )
  return { ...part, total: await totalOf(db, chat_rooms, where) }
}

/** How many members wait: for somebody at all, and for this consultant's answer; and how many they have. */
export async function countInbox(db: Db, { scopes, me }: Looking) {
  const whereMine = isMine(me)
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${chat_rooms.state} = 'waiting'))::int`,
      unanswered: sql<number>`(count(*) filter (where ${chat_rooms.state} = 'open' and ${whereMine}
        and ${chat_rooms.unanswered_since} is not null))::int`,
      mine: sql<number>`(count(*) filter (where ${chat_rooms.state} = 'open' and ${whereMine}))::int`,
    })
    .from(chat_rooms)
    .where(and(within(scopes), ne(chat_rooms.state, 'closed')))
  return row ?? { waiting: 0, unanswered: 0, mine: 0 }
}

/** A conversation that somebody may look at. */
export async function findInScope(db: Db, scopes: readonly Scope[], id: string): Promise<SeenRoom | undefined> {
  const [row] = await db
    .select({ tenant_id: chat_rooms.tenant_id })
    .from(chat_rooms)
    .where(and(eq(chat_rooms.id, id), within(scopes)))
    .limit(1)
  return row && findOfBrand(db, { id, tenant_id: row.tenant_id })
}

export async function lockInScope(db: Db, scopes: readonly Scope[], id: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(chat_rooms)
    .where(and(eq(chat_rooms.id, id), within(scopes)))
    .limit(1)
    .for('update')
  return row
}

// All tenants: of a room that the caller has found within their scopes.
export const listHistory = (db: Db, room_id: string) =>
  db
    .select()
    .from(chat_history)
    .where(eq(chat_history.room_id, room_id))
    .orderBy(asc(chat_history.created_at))
    .limit(100)

const answers = canned_answers
/** One's own, and those of the brand. */
const mayUse = ({ tenant_id, me }: { tenant_id: string; me: string }): SQL | undefined =>
  and(eq(answers.tenant_id, tenant_id), or(isNull(answers.consultant_id), eq(answers.consultant_id, me)))

type AnswerQuery = { tenant_id: string; me: string; search: string; sort: string; cursor?: string; limit: number }

export async function selectAnswers(db: Db, { tenant_id, me, search, limit, ...place }: AnswerQuery) {
  const keyset = keysetOf({ id: answers.id, by: { title: answers.title } }, place)
  const like = likeText(search)
  const where = and(
    mayUse({ tenant_id, me }),
    search === '' ? undefined : sql`(${answers.title} ilike ${like} or ${answers.text} ilike ${like})`,
  )
  const rows = await db
    .select()
    .from(answers)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return { ...keyset.part(rows, limit), total: await totalOf(db, answers, where) }
}

export async function lockAnswer(db: Db, whose: { tenant_id: string; me: string }, id: string) {
  const [row] = await db
    .select()
    .from(answers)
    .where(and(eq(answers.id, id), mayUse(whose)))
    .limit(1)
    .for('update')
  return row
}

export async function insertAnswer(db: Db, row: typeof canned_answers.$inferInsert) {
  await db.insert(answers).values(row)
}

export const updateAnswer = (
  db: Db,
  { id, tenant_id, ...change }: { id: string; tenant_id: string; title: string; text: string; updated_at: Date },
) =>
  db
    .update(answers)
    .set(change)
    .where(and(eq(answers.id, id), eq(answers.tenant_id, tenant_id)))

export const deleteAnswer = (db: Db, { id, tenant_id }: { id: string; tenant_id: string }) =>
  db.delete(answers).where(and(eq(answers.id, id), eq(answers.tenant_id, tenant_id)))
