import { type Output, rolesOf } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { type seeBooking, seeBookingChanges } from '#modules/booking/contract.console.ts'
import { courierName } from '#modules/shipping/rules/courier-words.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { destinationLines } from '../../../components/shop/destination.server.ts'
import { unlessRefused } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { changeWords } from './change-words.ts'
import { words } from './words.ts'

type Booking = Output<typeof seeBooking>
type Changes = Output<typeof seeBookingChanges>
type Money = NonNullable<Changes['cancel']>

const rupiahIn = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** What happens to the money, line by line, before anybody confirms it. */
function moneyLines({ refund, fee, unpaid, invoice_codes }: Money, language: Language) {
  const say = changeWords(language)
  return [
    { name: say.refund, value: rupiahIn(refund, language) },
    { name: say.fee, value: rupiahIn(fee, language) },
    ...(unpaid > 0 ? [{ name: say.unpaid, value: `${rupiahIn(unpaid, language)} (${invoice_codes.join(', ')})` }] : []),
  ]
}

function priceText(more: number | null, language: Language): string {
  const say = changeWords(language)
  if (more === null) return say.notOffered
  if (more === 0) return say.samePrice
  return more > 0 ? say.dearer(rupiahIn(more, language)) : say.cheaper(rupiahIn(-more, language))
}

function dateOf(date: Changes['dates'][number], language: Language) {
  const say = changeWords(language)
  return {
    id: date.departure_id,
    day: formatDay(date.departs_on, language),
    dates: say.dates(formatShortDay(date.departs_on, language), formatShortDay(date.returns_on, language)),
    seats: date.has_seats
      ? say.seatsLeft(formatNumber(date.seats_left, language))
      : say.seatsShort(formatNumber(date.seats_left, language)),
    price: priceText(date.price_difference, language),
    due: date.due_at ? formatMoment(new Date(date.due_at), language) : '–',
  }
}

/** Where it can be moved to: all dates to compare, those with seats and their rooms to choose from. */
const moveOf = ({ dates }: Changes, language: Language) => ({
  key: newId(),
  dates: dates.map((date) => dateOf(date, language)),
  options: dates
    .filter(({ has_seats, price_difference }) => has_seats && price_difference !== null)
    .map(({ departure_id, departs_on }) => ({ value: departure_id, label: formatDay(departs_on, language) })),
})

function kitOf({ kit }: Changes, language: Language) {
  if (!kit || kit.state === 'none') return undefined
  const { state, courier, waybill, destination } = kit
  return {
    key: newId(),
    state,
    text: changeWords(language)[`kit_${state}`],
    waybill: courier && waybill ? `${courierName(courier)} ${waybill}` : '',
    destination: destination ? destinationLines(destination) : undefined,
  }
}

function overdueOf({ overdue }: Changes, language: Language) {
  if (!overdue) return undefined
  const say = changeWords(language)
  const { invoice_code, amount, due_at, reminded_at, can_remind } = overdue
  return {
    key: newId(),
    text: say.overdueText(rupiahIn(amount, language), invoice_code, formatMoment(new Date(due_at), language)),
    reminded: reminded_at ? say.remindedAt(formatMoment(new Date(reminded_at), language)) : '',
    can_remind,
  }
}

/** What may be done with a booking, by whoever may do it: each form with its key, and what it will do to the money. */
export async function loadChanges(context: Context, booking: Booking) {
  const { language } = pageOf(context)
  if (!hasRole(await staffOf(context), rolesOf(seeBookingChanges) ?? [])) return undefined
  // Somebody may have the role for another partner than the one that runs this.
  const changes = await unlessRefused(api(context, seeBookingChanges, { id: booking.booking_id }), [404])
  if (!changes) return undefined
  const noName = words(language).noName
  const people = new Map(booking.participants.map((person) => [person.id, person]))
  return {
    cancel: changes.cancel && {
      key: newId(),
      name: booking.booking_code,
      money: moneyLines(changes.cancel, language),
    },
    leaving: changes.travellers.map(({ traveller_id, ...money }) => ({
      key: newId(),
      id: traveller_id,
      name: people.get(traveller_id)?.name ?? noName,
      money: moneyLines(money, language),
    })),
    move: changes.dates.length > 0 ? moveOf(changes, language) : undefined,
    correct: changes.can_correct
      ? booking.participants.map(({ id, name, birth_date, is_single_name }) => ({
          ...{ key: newId(), id, name: name ?? '', birth_date: birth_date ?? '', is_single_name },
        }))
      : [],
    kit: kitOf(changes, language),
    overdue: overdueOf(changes, language),
  }
}

export type ShownChanges = NonNullable<Awaited<ReturnType<typeof loadChanges>>>
