import { formatDay, formatMoment, formatShortDay, localTime } from '#core/format.ts'
import { formatHijri } from '#core/hijri.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { type Block, frameOf, type Sheet } from '#core/sheet.ts'
import type { Tenant } from '#core/tenant.ts'
import { formatMomentIn } from '#core/zoned-moment.ts'
import { methodById } from '#modules/payment/rules/methods.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import { terbilang } from '#modules/payment/rules/terbilang.ts'
import { includedRows, placeOf, viaOf } from './journey-words.ts'
import type { InvoiceFacts, Partner, VoucherFacts } from './sheet-facts.ts'
import { linesBlock, sumsBlock } from './sheet-sums.ts'
import { sheetWords } from './sheet-words.ts'
import { voucherUrl } from './voucher-url.ts'

type Reader = { language: Language; tenant: Tenant }
type Say = ReturnType<typeof sheetWords>

const dayOf = (day: string, language: Language): string => `${formatDay(day, language)} · ${formatHijri(day, language)}`

const partnerBlock = (partner: Partner, say: Say): Block => ({
  kind: 'facts',
  title: say.partner,
  rows: [
    { label: say.partner, value: partner.name },
    { label: say.company, value: partner.legal_name },
    { label: say.licence, value: partner.licences.map(({ kind, number }) => `${kind} ${number}`).join(', ') },
    { label: say.phone, value: partner.phone_number },
    { label: say.email, value: partner.email },
    { label: say.address, value: partner.address },
  ],
})

/** What travellers show at the gate: who, when, how, and whom to call. */
export function voucherSheet(facts: VoucherFacts, reader: Reader): Sheet {
  const { booking, partner } = facts
  const { language, tenant } = reader
  const say = sheetWords(language)
  return {
    ...frameOf(reader),
    title: say.voucher,
    subtitle: booking.product_name[language],
    number: { label: say.bookingCode, value: booking.code },
    qr: { text: voucherUrl(booking, reader), caption: say.scan },
    blocks: [
      { kind: 'note', text: booking.overdue_at ? `${say.overdueNote} ${say.voucherNote}` : say.voucherNote },
      journeyBlock(facts, reader),
      travellersBlock(facts, say),
      ...waysOf(facts, language),
      {
        kind: 'facts',
        title: say.emergency,
        rows: [
          { label: partner.name, value: partner.phone_number },
          { label: tenant.name, value: `${tenant.phone_number} · WhatsApp ${tenant.whatsapp_number}` },
        ],
      },
      partnerBlock(partner, say),
    ],
  }
}

function journeyBlock({ booking, journey, addons, duration_days }: VoucherFacts, { language }: Reader): Block {
  const say = sheetWords(language)
  const extras = addons.map(({ name, quantity }) => say.times(name[language], quantity)).join('; ')
  return {
    kind: 'facts',
    title: say.journey,
    rows: [
      { label: say.departs, value: dayOf(booking.departs_on, language) },
      { label: say.returns, value: dayOf(booking.returns_on, language) },
      { label: say.duration, value: say.days(duration_days) },
      {
        label: say.rooms,
        value: booking.rooms.map(({ type, adults }) => say.roomOf(say[type], String(adults))).join('; '),
      },
      ...includedRows(journey, language),
      ...(extras ? [{ label: say.addons, value: extras }] : []),
      { label: say.orderedBy, value: booking.name ?? '' },
    ],
  }
}

const travellersBlock = ({ participants }: VoucherFacts, say: Say): Block => ({
  kind: 'table',
  title: say.travellers,
  columns: [
    { label: say.number, share: 0.6 },
    { label: say.name, share: 5 },
    { label: say.age, share: 1.4 },
    { label: say.room, share: 3 },
  ],
  rows: participants.map(({ position, name, age_group, room_type }) => [
    String(position),
    name ?? '',
    say[age_group],
    room_type ? say[room_type] : '',
  ]),
})

/** Flights and hotels, where they are known. */
function waysOf({ journey }: VoucherFacts, language: Language): Block[] {
  const say = sheetWords(language)
  const timeOf = (at: string) => {
    const local = localTime(at, language)
    return local ? `${formatShortDay(local.day, language)}, ${local.clock}` : at
  }
  const flights: Block = {
    kind: 'table',
    title: `${say.flights} · ${journey.airline} (${say.localTime})`,
    columns: [
      { label: say.flight, share: 1.2 },
      { label: say.from, share: 2.2 },
      { label: say.to, share: 2.2 },
      { label: say.leaves, share: 2 },
      { label: say.arrives, share: 2 },
    ],
    rows: journey.flights.map((leg) => [
      leg.number,
      placeOf(leg.from_city, leg.from),
      viaOf(placeOf(leg.to_city, leg.to), leg, language),
      timeOf(leg.departs_at),
      timeOf(leg.arrives_at),
    ]),
  }
  const hotels: Block = {
    kind: 'table',
    title: say.hotels,
    columns: [
      { label: say.hotel, share: 4 },
      { label: say.city, share: 2 },
      { label: say.stars, share: 1 },
      { label: say.nights, share: 1 },
    ],
    rows: journey.hotels.map(({ name, city, stars, nights }) => [name, city, String(stars), String(nights)]),
  }
  return [...(journey.flights.length > 0 ? [flights] : []), ...(journey.hotels.length > 0 ? [hotels] : [])]
}

const stampTones = { waiting: 'open', overdue: 'bad', paid: 'good', expired: 'bad', void: 'bad' } as const

/** An overdue invoice still waits, but not on the order page: its partner decides how it goes on. */
const standingOf = (invoice: InvoiceFacts['invoice']): keyof typeof stampTones =>
  isUnpaid(invoice) && invoice.overdue_at ? 'overdue' : invoice.state

/** What is to be paid, or was: an invoice until then, a receipt after. */
export function invoiceSheet(facts: InvoiceFacts, reader: Reader): Sheet {
  const { invoice, order, partner } = facts
  const { language } = reader
  const say = sheetWords(language)
  const standing = standingOf(invoice)
  return {
    ...frameOf(reader),
    title: invoice.state === 'paid' ? say.receipt : say.invoice,
    subtitle: order.product.name,
    number: { label: say.invoiceCode, value: invoice.code },
    stamp: { text: say[standing], tone: stampTones[standing] },
    blocks: [
      factsBlock(facts, language),
      linesBlock(order, language),
      sumsBlock(facts, language),
      ...spelledBlock(invoice, language),
      partnerBlock(partner, say),
      { kind: 'note', text: noteOf(standing, say) },
    ],
  }
}

/** An amount in words is an Indonesian custom, in Indonesian words: an English sheet has none, nor has an English page. */
function spelledBlock({ amount, stage }: InvoiceFacts['invoice'], language: Language): Block[] {
  if (language !== 'id') return []
  const say = sheetWords(language)
  const label = say.inWords(say[stage].toLowerCase())
  return [{ kind: 'facts', rows: [{ label, value: terbilang(rupiah(amount)) }] }]
}

function noteOf(standing: keyof typeof stampTones, say: Say): string {
  const [expired, overdue] = [say.endedNote, say.arrangeNote]
  const next = { waiting: say.waitingNote, overdue, paid: '', expired, void: expired }[standing]
  return `${say.unsignedNote} ${next}`.trim()
}

/** When and how it was paid; until then, when it is due. */
function paymentRows({ paid_at, paid_by, due_at, timezone }: InvoiceFacts['invoice'], language: Language) {
  const say = sheetWords(language)
  if (!paid_at) return [{ label: say.dueOn, value: formatMomentIn(due_at, language, timezone) }]
  const paid = { label: say.paidOn, value: formatMomentIn(paid_at, language, paid_by?.timezone) }
  if (!paid_by) return [paid]
  return [
    paid,
    { label: say.method, value: methodById(paid_by.method_id)?.name ?? paid_by.method_code },
    { label: say.paymentNumber, value: paid_by.payment_number },
  ]
}

function factsBlock({ invoice, order }: InvoiceFacts, language: Language): Block {
  const say = sheetWords(language)
  const { payer_name, payer_email, payer_phone } = invoice
  const payer = [payer_name, payer_email, payer_phone].join(' · ')
  return {
    kind: 'facts',
    rows: [
      { label: invoice.paid_at ? say.receivedFrom : say.billedTo, value: payer },
      { label: say.bookingCode, value: order.booking_code },
      { label: say.package, value: order.product.name },
      { label: say.departs, value: dayOf(order.departure.departs_on, language) },
      { label: say.stage, value: say[invoice.stage] },
      { label: say.issuedOn, value: formatMoment(invoice.created_at, language) },
      ...paymentRows(invoice, language),
    ],
  }
}
