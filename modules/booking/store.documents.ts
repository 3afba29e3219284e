import { and, asc, eq, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Mine } from './store.ts'
import { booking_papers, booking_participants, bookings } from './tables.ts'

export type DocumentRow = typeof booking_papers.$inferSelect
export type NewDocument = typeof booking_papers.$inferInsert & { uploaded_at: Date }

const mine = ({ tenant_id, user_id, id }: Mine): SQL | undefined =>
  and(eq(bookings.id, id), eq(bookings.user_id, user_id), eq(bookings.tenant_id, tenant_id))

/** A traveller of a member's own booking, locked: of two uploads at once, the second finds the first. */
export async function lockTraveller(db: Db, whose: Mine & { participant_id: string }) {
  const [row] = await db
    .select({ state: bookings.state, participant_id: booking_participants.id })
    .from(booking_participants)
    .innerJoin(bookings, eq(bookings.id, booking_participants.booking_id))
    .where(and(mine(whose), eq(booking_participants.id, whose.participant_id)))
    .limit(1)
    .for('update', { of: booking_participants })
  return row
}

export const listDocuments = (db: Db, booking_ids: readonly string[]): Promise<DocumentRow[]> =>
  db
    .select()
    .from(booking_papers)
    .where(inArray(booking_papers.booking_id, [...booking_ids]))
    .orderBy(asc(booking_papers.booking_id), asc(booking_papers.id))
    .limit(5_000)

/** A document of a member's own booking. */
export async function findDocument(db: Db, whose: Mine & { document_id: string }): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select({ document: booking_papers })
    .from(booking_papers)
    .innerJoin(bookings, eq(bookings.id, booking_papers.booking_id))
    .where(and(mine(whose), eq(booking_papers.id, whose.document_id)))
    .limit(1)
  return row?.document
}

/** Replaces the document of its kind; gives the key of the file that nothing points at any more. */
export async function replaceDocument(db: Db, row: NewDocument): Promise<string | undefined> {
  const [former] = await db
    .delete(booking_papers)
    .where(and(eq(booking_papers.participant_id, row.participant_id), eq(booking_papers.kind, row.kind)))
    .returning({ file_key: booking_papers.file_key })
  await db.insert(booking_papers).values(row)
  return former?.file_key
}

type Before = { day: string; moment: Date }

/** Journeys that ended, were called off or never came about before then. */
const isForgettable = ({ day, moment }: Before): SQL | undefined =>
  or(
    lt(bookings.returns_on, day),
    and(inArray(bookings.state, ['cancelled', 'expired']), lt(bookings.ended_at, moment)),
  )

// All tenants: a job forgets documents wherever a journey is over.
/** Their documents. */
export const listForgettable = (db: Db, before: Before, limit: number) =>
  db
    .select({ id: booking_papers.id, file_key: booking_papers.file_key })
    .from(booking_papers)
    .innerJoin(bookings, eq(bookings.id, booking_papers.booking_id))
    .where(isForgettable(before))
    .orderBy(asc(booking_papers.id))
    .limit(limit)

// All tenants: the same job, by bookings it has just listed.
/** Deletes what stands in the passports of those journeys. */
export const forgetPassports = (db: Db, before: Before) =>
  db
    .update(booking_participants)
    .set({ passport_sealed: null, passport_expires_on: null, guardian_relation: null, guardian_name: null })
    .where(
      and(
        or(isNotNull(booking_participants.passport_sealed), isNotNull(booking_participants.guardian_name)),
        inArray(
          booking_participants.booking_id,
          db.select({ id: bookings.id }).from(bookings).where(isForgettable(before)),
        ),
      ),
    )

type TravellerChange = Partial<
  Pick<
    typeof booking_participants.$inferSelect,
    | 'name'
    | 'gender'
    | 'birth_date'
    | 'is_single_name'
    | 'passport_sealed'
    | 'passport_expires_on'
    | 'guardian_relation'
    | 'guardian_name'
  >
>

/** Changes a traveller of a locked booking. */
export async function updateTraveller(db: Db, who: { booking_id: string; id: string }, to: TravellerChange) {
  const { booking_id, id } = who
  const [row] = await db
    .update(booking_participants)
    .set(to)
    .where(and(eq(booking_participants.id, id), eq(booking_participants.booking_id, booking_id)))
    .returning()
  if (!row) throw new Error('a traveller went although the booking was locked')
  return row
}

export const deleteDocuments = (db: Db, ids: readonly string[]) =>
  db.delete(booking_papers).where(inArray(booking_papers.id, [...ids]))
