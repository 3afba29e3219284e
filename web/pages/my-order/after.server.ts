import { formatDay } from '#core/format.ts'
import type { TimelineEvent } from '#modules/booking/rules/timeline.ts'
import { readablePhone } from '../../components/shell/phone.ts'
import { type Booking, momentOf, money, type Reader } from './facts.server.ts'
import { travellerWords } from './traveller-words.ts'
import { words } from './words.ts'

export function downloadsOf({ booking_id, status, voucher_url }: Booking, { language }: Reader) {
  const say = words(language)
  const path = (file: string) => `/member/my-order/${booking_id}/unduh/${file}`
  const hasCalendar = status === 'awaiting_payment' || status === 'in_progress'
  return {
    title: say.downloads,
    voucher: voucher_url ? { label: say.voucher, path: path('voucher.pdf') } : undefined,
    itinerary: hasCalendar ? { label: say.itinerary, path: path('itinerary.pdf') } : undefined,
    calendar: hasCalendar ? { label: say.calendar, path: path('calendar.ics') } : undefined,
    verify: voucher_url ? { label: say.verify, href: voucher_url } : undefined,
    note: hasCalendar && !voucher_url ? say.voucherLater : undefined,
  }
}

export function contactOf({ partner, consultant_name }: Booking, { language }: Reader) {
  const say = words(language)
  return {
    title: say.help,
    name: partner.name,
    path: `/travel/${partner.slug}`,
    licence: partner.licences.map(({ kind, number }) => say.licence(kind, number)).join(' · '),
    phone: {
      href: `tel:${partner.phone_number}`,
      text: readablePhone(partner.phone_number),
      label: say.call(partner.name),
    },
    email: { href: `mailto:${partner.email}`, text: partner.email, label: say.mail(partner.name) },
    consultant: consultant_name ? say.consultant(consultant_name) : undefined,
  }
}

const eventWords = {
  hold: 'hold',
  checkout: 'checkout',
  apply: 'applyEvent',
  end_financing: 'endFinancingEvent',
  replace: 'replaceEvent',
  run_out: 'run_out',
  start: 'start',
  start_late: 'start_late',
  expire: 'expire',
  reschedule: 'reschedule',
  decline: 'declined',
  cancel: 'cancel',
  cancel_traveller: 'cancel_traveller',
  complete: 'completeEvent',
  settle: 'settle',
  overdue: 'overdueEvent',
  invoice_paid: 'invoice_paid',
  refund_due: 'refund_due',
  refunded: 'refundedEvent',
  refund_arrived: 'refund_arrived',
  due_moved: 'due_moved',
  correct: 'correctEvent',
  remind: 'remindEvent',
  ask_again_document: 'askAgainEvent',
} as const satisfies Partial<Record<TimelineEvent, string>>

const isKnown = (event: string): event is keyof typeof eventWords => Object.hasOwn(eventWords, event)

type Change = Booking['timeline'][number]['change']

/** What a correction made of what. */
function changesOf(change: Change | undefined, { language }: Reader): string[] {
  const say = travellerWords(language)
  const { name, birth_date } = change ?? {}
  const day = (text: string | null) => (text ? formatDay(text, language) : say.none)
  return [
    ...(name ? [say.changed(name.from ?? say.none, name.to ?? say.none)] : []),
    ...(birth_date ? [say.changed(day(birth_date.from), day(birth_date.to))] : []),
  ]
}

/** What happened, the newest first. */
export function timelineOf({ timeline }: Booking, reader: Reader) {
  const say = words(reader.language)
  return {
    title: say.timeline,
    steps: timeline.toReversed().map(({ at, event, reason, amount, change }, place) => ({
      key: `${at} ${event} ${place}`,
      at,
      when: momentOf(at, reader),
      text: isKnown(event) ? say[eventWords[event]] : say.otherEvent,
      note: [
        amount === null ? '' : money(amount, reader.language),
        ...changesOf(change, reader),
        reason ? say.reason(reason) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  }
}
