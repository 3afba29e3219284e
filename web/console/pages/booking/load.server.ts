import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { seeBooking } from '#modules/booking/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { orderWords } from '../../../components/orders/words.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { eventWords } from '../../booking-events.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { mayOpenPath, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { loadChanges } from './changes.server.ts'
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
function doneText(search: URLSearchParams, language: Language): string | undefined {
  const [say, documents] = [words(language), documentWords(language)]
  const texts: Record<Outcome, string> = {
    cancelled: say.cancelledDone,
    traveller: say.travellerDone,
    moved: say.movedDone,
    corrected: say.correctedDone,
    shipped: say.shippedDone,
    delivered: say.deliveredDone,
    reminded: say.remindedDone,
    document_accepted: documents.acceptedDone,
    document_rejected: documents.rejectedDone,
  }
  const done = doneIn(search, outcomes)
  return done && texts[done]
}

export async function loadBooking(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const booking = await dataOrNotFound(api(context, seeBooking, { id }))
  const head = headOf(booking, language)
  const staff = await staffOf(context)
  return {
    tab: tabTitle(context, head.title),
    crumbs: [
      { label: words(language).bookings, href: to(language, '/bookings') },
      { label: head.title, href: to(language, '/bookings/:id', { id }) },
    ],
    departure: mayOpenPath(staff, '/departures/:id')
      ? to(language, '/departures/:id', { id: booking.departure_id })
      : undefined,
    request:
      booking.is_private && mayOpenPath(staff, '/private-requests/:id')
        ? to(language, '/private-requests/:id', { id })
        : undefined,
    member: mayOpenPath(staff, '/members/:id') ? to(language, '/members/:id', { id: booking.member_id }) : undefined,
    head,
    travellers: travellersOf(booking, language),
    invoices: invoicesOf(booking, language),
    refunds: refundsOf(booking, language),
    documented: await loadDocuments(context, id),
    timeline: timelineOf(booking, language),
    changes: await loadChanges(context, booking),
    done: doneText(url.searchParams, language),
  }
}

export type ShownBooking = Awaited<ReturnType<typeof loadBooking>>
