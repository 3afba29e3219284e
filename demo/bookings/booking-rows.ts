import { parseDate } from '#core/time.ts'
import type { BookingState } from '#modules/booking/rules/machine.ts'
import { seatsOf, slotsOf } from '#modules/booking/rules/party.ts'
import { companionOf } from '#modules/booking/rules/passport.ts'
import { downPaymentOf, priceOf } from '#modules/booking/rules/price.ts'
import type { booking_history, booking_participants, bookings } from '#modules/booking/tables.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { addDays } from '../catalogue/calendar.ts'
import { idOf } from '../catalogue/naming.ts'
import { random } from '../drawings/random.ts'
import { demoStaff } from '../staff.ts'
import { codeOf, digitsOf, secretOf } from './codes.ts'
import { jobs } from './names.ts'
import { companionIn, type Person } from './party.ts'
import type { Planned } from './plan.ts'

export type BookingRow = typeof bookings.$inferInsert
type PersonRow = typeof booking_participants.$inferInsert
type Step = typeof booking_history.$inferInsert

/** Seals for one place alone, as the product does: what was sealed for another does not open. */
export type Seal = (bytes: Buffer, place: string) => Buffer

export const bookingId = ({ key }: Pick<Planned, 'key'>): string => idOf(`booking ${key}`)
export const travellerId = ({ key }: Pick<Planned, 'key'>, position: number): string =>
  idOf(`traveller ${key} ${position}`)

/** Who did it at the agency. */
export const ownerOf = ({ agency }: Pick<Planned, 'agency'>): string => {
  const email = agency === 0 ? 'travel@rihla.test' : 'travel2@rihla.test'
  return staffId(email)
}

export function staffId(email: string): string {
  const person = demoStaff.find((one) => one.email === email)
  if (!person) throw new Error(`nobody works as ${email}`)
  return person.id
}

const cancelReasons = [
  'Maskapai membatalkan penerbangan pada tanggal ini',
  'Jamaah berhalangan karena sakit dan meminta pembatalan',
  'Kuota visa untuk tanggal ini tidak mencukupi',
] as const
const movedReason = 'Maskapai memindahkan jadwal terbang. Hotel dan fasilitas tetap sama.'

export function stateOf({ course }: Planned): BookingState {
  if (course.ended) return endStates[course.ended.event]
  return course.first_paid_at ? 'in_progress' : 'awaiting_payment'
}
const endStates = { expire: 'expired', cancel: 'cancelled', complete: 'completed' } as const

/** What the agency gave as its reason, where it cancelled or moved. */
export const reasonOf = (planned: Planned): string =>
  planned.course.moved_at ? movedReason : (endReason(planned) ?? '')

const endReason = ({ key, course }: Planned): string | null => {
  if (course.ended?.event === 'cancel') return random(`reason ${key}`).pick(cancelReasons)
  return course.ended?.event === 'expire' ? 'invoice' : null
}

function contactOf({ buyer, key, course }: Planned) {
  const { full_name: name, gender, birth_date, address, phone_number, email } = buyer
  const job_name = random(`job ${key}`).pick(jobs)
  const proven = { phone_verified_at: course.ordered_at, proven_phones: [phone_number] }
  return { name, gender, birth_date, address, phone_number, email, job_name, ...proven }
}

export function bookingRow(planned: Planned, overdue_at: Date | null): BookingRow {
  const { key, offer, to, tenant, buyer, family, course, private_code } = planned
  const { people: _, ...party } = family
  const {
    lines: __,
    addons_amount: ___,
    ...price
  } = priceOf({ ...party, prices: offer.prices, addons: [], discount: 0 })
  const seats = seatsOf(party)
  const { departure_id, departs_on, returns_on } = to ?? offer
  const was = { departure_id: offer.departure_id, departs_on: offer.departs_on, returns_on: offer.returns_on }
  const state = stateOf(planned)
  return {
    ...{ id: bookingId(planned), tenant_id: tenant.id, user_id: buyer.id },
    ...{ code: private_code ?? `RHL-${codeOf(`booking ${key}`, 8)}`, is_private: private_code !== undefined },
    ...{ product_id: offer.product_id, partner_id: offer.partner_id, departure_id, departs_on, returns_on, state },
    ...{ category: offer.category, product_name: offer.name, ...party, seats, prices: offer.prices, ...price },
    down_payment: downPaymentOf(offer.down_payment, seats, price.total),
    plan: course.plan,
    language: 'id',
    ...contactOf(planned),
    voucher_token: secretOf(`voucher ${key}`),
    moved_from: course.moved_at && to ? { ...was, reason: movedReason, at: course.moved_at.toISOString() } : null,
    overdue_at: state === 'in_progress' ? overdue_at : null,
    checked_out_at: course.ordered_at,
    started_at: course.first_paid_at,
    ended_at: course.ended?.at ?? null,
    end_reason: endReason(planned),
    created_at: course.created_at,
  }
}

/** A passport that nobody has, valid for long enough after the journey. */
function passportOf(id: string, { departs_on }: { departs_on: string }, seal: Seal) {
  const rng = random(`passport ${id}`)
  const number = `X${digitsOf(`passport ${id}`, 7)}`
  return {
    passport_sealed: seal(Buffer.from(number), `passport ${id}`).toString('base64'),
    passport_expires_on: addDays(departs_on, rng.whole(230, 2_400)),
  }
}

type Ages = Pick<DatedRules, 'passport_months' | 'guardian_below_age' | 'mahram_below_age'>

function guardianOf({ offer, family }: Planned, person: Person, ages: Ages) {
  const companion = companionOf(person, { ...ages, kind: offer.kind, departs_on: offer.departs_on })
  return companion === 'none' ? undefined : companionIn(family.people, person)
}

/** Those who travel. Some of those who still have time have not given their passport. */
export function travellerRows(planned: Planned, { ages, seal }: { ages: Ages; seal: Seal }): PersonRow[] {
  const { key, offer, to, family, story } = planned
  const isLate = story === 'waiting' || story === 'expired'
  return slotsOf(family).map((slot, i) => {
    const person = family.people[i]
    if (!person || !parseDate(person.birth_date)) throw new Error(`nobody has place ${i + 1} of ${key}`)
    const id = travellerId(planned, slot.position)
    const { name, gender, birth_date, relation } = person
    const isGiven = !isLate && (offer.days < 46 || random(`given ${id}`).chance(0.6))
    return {
      ...{ ...slot, id, booking_id: bookingId(planned), name, gender, birth_date, relation },
      ...(isGiven && offer.kind !== 'tour_domestic' && passportOf(id, to ?? offer, seal)),
      ...(isGiven && guardianOf(planned, person, ages)),
    }
  })
}

/** What happened to a booking, the first first. */
export function historyRows(planned: Planned, overdue_at: Date | null): Step[] {
  const { course, buyer } = planned
  const booking_id = bookingId(planned)
  const member = { booking_id, actor: 'member', actor_id: buyer.id } as const
  const owner = { booking_id, actor: 'staff', actor_id: ownerOf(planned) } as const
  const clock = { booking_id, actor: 'clock' } as const
  const gateway = { booking_id, actor: 'gateway', state: 'in_progress' } as const
  const { created_at, ordered_at, first_paid_at, rest_paid_at, moved_at, ended } = course
  const steps: Step[] = [
    { ...member, event: 'hold', state: 'cart', reason: 'seats kept', at: created_at },
    { ...member, event: 'checkout', state: 'awaiting_payment', reason: 'ordered', at: ordered_at },
    ...(first_paid_at
      ? [{ ...gateway, event: 'start' as const, reason: 'the first invoice is paid', at: first_paid_at }]
      : []),
    ...(rest_paid_at ? [{ ...gateway, event: 'settle' as const, reason: 'settlement', at: rest_paid_at }] : []),
    ...(overdue_at
      ? [
          {
            ...clock,
            event: 'overdue',
            state: 'in_progress',
            reason: 'the settlement is overdue',
            at: overdue_at,
          } as const,
        ]
      : []),
    ...(moved_at
      ? [{ ...owner, event: 'reschedule', state: 'in_progress', reason: movedReason, at: moved_at } as const]
      : []),
    ...(ended ? [endStep(planned, ended, { owner, clock })] : []),
  ]
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

type Ended = NonNullable<Planned['course']['ended']>
type Actors = Record<'owner' | 'clock', Pick<Step, 'booking_id' | 'actor' | 'actor_id'>>

function endStep(planned: Planned, { event, at }: Ended, { owner, clock }: Actors): Step {
  const state = endStates[event]
  if (event === 'cancel') return { ...owner, event, state, reason: endReason(planned) ?? '', at }
  const reason = event === 'expire' ? 'the first invoice ran out' : 'the journey is over'
  return { ...clock, event, state, reason, at }
}
