import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import type { Mine } from './store.ts'
import { booking_participants, bookings } from './tables.ts'

const mine = ({ tenant_id, user_id, id }: Mine): SQL | undefined =>
  and(eq(bookings.id, id), eq(bookings.user_id, user_id), eq(bookings.tenant_id, tenant_id))

/** A traveller of a member's own booking, locked: of two uploads at once, the second finds the first. */
export async function lockTraveller(db: Db, whose: Mine & { participant_id: string }) {
  const [row] = await db
    .select({ state: bookings.state, participant_id: booking_participants.id })
    .from(booking_participants)
    .innerJoin(bookings, eq(bookings.id, booking_participants.booking_id))
    .where(
      and(mine(whose), eq(booking_participants.id, whose.participant_id), isNull(booking_participants.cancelled_at)),
    )
    .limit(1)
    .for('update', { of: booking_participants })
  return row
}

type Before = { day: string; moment: Date }

/** Journeys that ended, were called off or never came about before then. */
const isForgettable = ({ day, moment }: Before): SQL | undefined =>
  or(
    lt(bookings.returns_on, day),
    and(inArray(bookings.state, ['cancelled', 'expired']), lt(bookings.ended_at, moment)),
  )

// All tenants: a job forgets documents wherever a journey is over.
/** Which of these bookings they are. */
export const listForgettable = (db: Db, before: Before, ids: readonly string[]) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, [...ids]), isForgettable(before)))
    .orderBy(asc(bookings.id))
    .limit(ids.length)

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

const isTravellerNamed = or(
  isNotNull(booking_participants.name),
  isNotNull(booking_participants.gender),
  isNotNull(booking_participants.birth_date),
  isNotNull(booking_participants.relation),
)

/** Every column that says who: an order that never got a name may have a number or an address. */
const isHolderNamed = or(
  isNotNull(bookings.name),
  isNotNull(bookings.gender),
  isNotNull(bookings.birth_date),
  isNotNull(bookings.address),
  isNotNull(bookings.phone_number),
  isNotNull(bookings.job_name),
  isNotNull(bookings.instansi),
  isNotNull(bookings.email),
  ne(bookings.proven_phones, []),
)

// All tenants: a job forgets who travelled, once no law asks for it any more.
/** Amounts, codes and dates stay for the books; nobody is named in them any more. Gives which orders. */
export async function forgetOldOrders(db: Db, before: Date): Promise<string[]> {
  const isOld = lt(bookings.returns_on, jakartaDate(before))
  const old = db.select({ id: bookings.id }).from(bookings).where(isOld)
  await db
    .update(booking_participants)
    .set({ name: null, gender: null, birth_date: null, relation: null, is_single_name: false })
    .where(and(isTravellerNamed, inArray(booking_participants.booking_id, old)))
  const rows = await db
    .update(bookings)
    .set({
      name: null,
      gender: null,
      birth_date: null,
      address: null,
      phone_number: null,
      job_name: null,
      instansi: null,
      email: null,
      proven_phones: [],
    })
    .where(and(isOld, isHolderNamed))
    .returning({ id: bookings.id })
  return rows.map(({ id }) => id)
}

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
