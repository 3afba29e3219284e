import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { codes } from '#core/refusal-codes.ts'
import { stepCode } from '#modules/staff/shapes.ts'
import { departureChanges, pausedBy } from './rules/departure-run.ts'

const id = z.uuid()

/** How far the change of a whole departure is: `total` grows where an order came in at the last moment. */
const departureRun = z.object({
  kind: z.enum(departureChanges),
  /** Where its orders are moved to. */
  to_departs_on: z.string().nullable(),
  reason: z.string(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** Since when it stands still; its orders stay as they are until it goes on. */
  paused_at: z.iso.datetime().nullable(),
  /** What the platform has stopped, its admins alone let go on. */
  paused_by: z.enum(pausedBy).nullable(),
  total: z.int(),
  cancelled: z.int(),
  moved: z.int(),
  /** Orders that stay as they are: the other date was full or has not their rooms, or they had ended. */
  skipped: z.int(),
})

export const seeDeparture = call({
  method: 'GET',
  path: '/api/console/v1/departures/:id',
  who: ['admin', 'partner_owner', 'partner_staff'],
  about:
    'One date of a package as its partner runs it: seats, who travels, whose documents are missing, what is overdue.',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    departure_id: z.uuid(),
    product_name: z.string(),
    departs_on: z.string(),
    returns_on: z.string(),
    seats: z.object({ quota: z.int(), sold: z.int(), held: z.int(), left: z.int() }),
    /** Orders whose seats are sold. */
    bookings: z.int(),
    awaiting_payment: z.int(),
    travellers: z.int(),
    /** Of them, those who sit on a lap and take no seat. */
    infants: z.int(),
    /** Travellers who still lack a document or a detail. */
    incomplete: z.int(),
    /** Orders whose settlement is overdue. */
    overdue: z.int(),
    /** The last time that all of it was cancelled or moved, over or not. */
    run: departureRun.nullable(),
  }),
})

export const seeDepartureChanges = call({
  method: 'GET',
  path: '/api/console/v1/departures/:id/changes',
  who: ['admin', 'partner_owner'],
  about:
    'What it would mean to cancel a whole departure or to move it: how many orders, what goes back, and which dates have seats for all.',
  input: z.object({ id }),
  output: z.object({
    /** Whether it is approved, has not left yet and nothing is under way. */
    can_change: z.boolean(),
    /** What has to be typed. */
    name: z.string(),
    /** Orders that are paid, at least in part. */
    bookings: z.int(),
    /** Orders that wait for their first payment: cancelled in either case. */
    unpaid_bookings: z.int(),
    travellers: z.int(),
    /** Seats that a date needs to take all that is paid. */
    seats: z.int(),
    /** What goes back where all is cancelled; what the partner keeps of it; what is no longer to be paid. */
    refund: z.int(),
    fee: z.int(),
    unpaid: z.int(),
    dates: z.array(
      z.object({
        departure_id: id,
        departs_on: z.string(),
        returns_on: z.string(),
        seats_left: z.int(),
        has_seats: z.boolean(),
        /** Whether it has a price for each room and age that would be moved. */
        is_offered: z.boolean(),
      }),
    ),
  }),
})

export const changeDeparture = call({
  method: 'POST',
  path: '/api/console/v1/departures/:id/changes',
  who: ['admin', 'partner_owner'],
  once: true,
  step_code: true,
  about:
    'Cancels a whole departure, or moves it to another date of the package: it is sold no more from this moment, and its orders are changed one by one. Who booked is told once, with the reason and what they may choose. The name of the package has to be typed, and a code of one’s app.',
  input: z
    .object({
      id,
      kind: z.enum(departureChanges),
      to_departure_id: id.optional(),
      reason: z.string().trim().min(10).max(500),
      ...confirmNameField,
      code: stepCode,
    })
    .refine(({ kind, to_departure_id }) => kind === 'cancel' || to_departure_id !== undefined, {
      path: ['to_departure_id'],
      params: { word: 'empty' },
    }),
  output: departureRun,
  refusals: [
    codes.departure_changing,
    codes.departure_left,
    codes.package_locked,
    codes.room_not_offered,
    codes.seats_gone,
    codes.staff_code_wrong,
    codes.too_many_logins,
  ],
})

export const pauseDeparture = call({
  method: 'POST',
  path: '/api/console/v1/departures/:id/changes/pause',
  who: ['admin', 'partner_owner'],
  once: true,
  step_code: true,
  about:
    'Stops the change of a whole departure between two orders, or lets it go on, which takes a code of one’s app. What was changed stays changed, and the date stays closed.',
  input: z
    .object({ id, is_paused: z.boolean(), code: stepCode.optional() })
    .refine(({ is_paused, code }) => is_paused || code !== undefined, { path: ['code'], params: { word: 'empty' } }),
  output: departureRun,
  refusals: [codes.departure_paused, codes.staff_code_wrong, codes.too_many_logins],
})

export const remindDeparture = call({
  method: 'POST',
  path: '/api/console/v1/departures/:id/remind',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about: 'Reminds everyone whose settlement of this departure is overdue and who was not reminded today.',
  input: z.object({ id }),
  output: z.object({ reminded: z.int() }),
  refusals: [codes.nothing_overdue, codes.reminded_today],
})
