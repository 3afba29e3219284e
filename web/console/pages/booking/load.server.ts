import { type Output, rolesOf } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import { next } from '#core/machine.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { cancelByPartner, cancelTravellerByPartner, seeBooking } from '#modules/booking/contract.console.ts'
import { bookingMachine } from '#modules/booking/rules/machine.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { orderWords } from '../../../components/orders/words.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { eventWords } from '../../booking-events.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { documentWords } from './document-words.ts'
import { loadDocuments } from './documents.server.ts'
import { type Outcome, outcomes } from './done.ts'
import { actorWords, words } from './words.ts'

type Booking = Output<typeof seeBooking>

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

const headOf = (booking: Booking, language: Language) => {
  const say = words(language)
  const { departs_on, returns_on, seats, total, contact } = booking
  const reach = [contact.name, contact.email, contact.phone_number].filter((one) => one !== null)
  return {
    title: say.title(booking.booking_code),
    status: booking.status,
    status_text: orderWords(language)[booking.status],
    facts: [
      {
        name: say.journey,
        lines: [
          booking.product_name,
          say.dates(formatDay(departs_on, language), formatDay(returns_on, language)),
          say.people(formatNumber(seats, language)),
        ],
      },
      { name: say.contact, lines: reach.length > 0 ? reach : [say.noContact] },
      { name: say.total, lines: [money(total, language)] },
    ],
  }
}

const travellersOf = ({ participants }: Booking, language: Language) => {
  const say = words(language)
  return participants.map(({ id, name, age_group, room_type }) => ({
    id,
    name: name ?? say.noName,
    age: say[age_group],
    room: room_type ? say[room_type] : '–',
  }))
}

const invoicesOf = ({ invoices }: Booking, language: Language) => {
  const [say, order] = [words(language), orderWords(language)]
  return invoices.map(({ invoice_code, stage, amount, due_at, state, is_overdue }) => ({
    code: invoice_code,
    stage: order[stage],
    amount: money(amount, language),
    due: formatMoment(new Date(due_at), language),
    state: is_overdue ? order.overdue : say[state],
  }))
}

const refundsOf = ({ refunds }: Booking, language: Language) => {
  const say = words(language)
  return refunds.map(({ refund_id, amount, status, decided_at }) => ({
    id: refund_id,
    amount: money(amount, language),
    state: say[`refund_${status}`],
    since: formatMoment(new Date(decided_at), language),
  }))
}

/** Whom of several a person may take out alone; whether the others can travel without them is for the call to say. */
async function removableOf(context: Context, booking: Booking) {
  const { language } = pageOf(context)
  const may = hasRole(await staffOf(context), rolesOf(cancelTravellerByPartner) ?? [])
  const isOpen = next(bookingMachine, booking.status, { event: 'cancel_traveller', actor: 'staff' }) !== undefined
  if (!may || !isOpen || booking.participants.length < 2) return []
  return travellersOf(booking, language).map(({ id, name, age }) => ({ value: id, label: `${name} (${age})` }))
}

/** The newest first. What staff wrote is shown; other reasons are codes. */
const timelineOf = ({ timeline }: Booking, language: Language) => {
  const events: Readonly<Record<string, string>> = eventWords(language)
  const actors: Readonly<Record<string, string>> = actorWords(language)
  return timeline.toReversed().map(({ at, event, actor, reason }, i) => ({
    key: `${at} ${i}`,
    at,
    text: events[event] ?? eventWords(language).other,
    note: actor === 'staff' ? reason : '',
    when: `${formatMoment(new Date(at), language)}, ${actors[actor] ?? actorWords(language).system}`,
  }))
}

/** What the form before did. */
function doneIn(search: URLSearchParams, language: Language): string | undefined {
  const [say, documents] = [words(language), documentWords(language)]
  const texts: Record<Outcome, string> = {
    cancelled: say.done,
    traveller: say.travellerDone,
    document_accepted: documents.acceptedDone,
    document_rejected: documents.rejectedDone,
  }
  const done = outcomes.find((one) => one === search.get('done'))
  return done && texts[done]
}

export async function loadBooking(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const booking = await dataOrNotFound(api(context, seeBooking, { id }))
  const mayCancel = hasRole(await staffOf(context), rolesOf(cancelByPartner) ?? [])
  const isOpen = next(bookingMachine, booking.status, { event: 'cancel', actor: 'staff' }) !== undefined
  const head = headOf(booking, language)
  return {
    tab: tabTitle(context, head.title),
    head,
    travellers: travellersOf(booking, language),
    invoices: invoicesOf(booking, language),
    refunds: refundsOf(booking, language),
    documented: await loadDocuments(context, id),
    timeline: timelineOf(booking, language),
    // Makes the form count once, however often it is sent.
    cancel: mayCancel && isOpen ? { key: newId(), travellers: await removableOf(context, booking) } : undefined,
    done: doneIn(url.searchParams, language),
  }
}

export type ShownBooking = Awaited<ReturnType<typeof loadBooking>>
