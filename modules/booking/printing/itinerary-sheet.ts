import { formatDay, formatShortDay, localTime } from '#core/format.ts'
import { formatHijri } from '#core/hijri.ts'
import type { Language } from '#core/messages.ts'
import { type Block, frameOf, type Sheet } from '#core/sheet.ts'
import type { Tenant } from '#core/tenant.ts'
import { daysBetween } from '#core/time.ts'
import { itineraryOf, type Step, zoneOf } from '../rules/itinerary.ts'
import { includedRows, placeOf, viaOf } from './journey-words.ts'
import type { VoucherFacts } from './sheet-facts.ts'
import { sheetWords } from './sheet-words.ts'

type Reader = { language: Language; tenant: Tenant }
export type ItineraryFacts = Pick<VoucherFacts, 'participants' | 'journey' | 'partner'> & {
  booking: Pick<VoucherFacts['booking'], 'code' | 'product_name' | 'departs_on' | 'returns_on'>
}

/** A journey day by day, for the kitchen wall. */
export function itinerarySheet(facts: ItineraryFacts, reader: Reader): Sheet {
  const { booking, journey, partner, participants } = facts
  const { language, tenant } = reader
  const say = sheetWords(language)
  const dayOf = (day: string) => `${formatDay(day, language)} · ${formatHijri(day, language)}`
  return {
    ...frameOf(reader),
    title: say.itinerary,
    subtitle: booking.product_name[language],
    number: { label: say.bookingCode, value: booking.code },
    blocks: [
      { kind: 'note', text: say.itineraryNote },
      {
        kind: 'facts',
        title: say.journey,
        rows: [
          { label: say.departs, value: dayOf(booking.departs_on) },
          { label: say.returns, value: dayOf(booking.returns_on) },
          { label: say.travellers, value: participants.map(({ name }) => name ?? '').join(', ') },
          ...includedRows(journey, language),
        ],
      },
      daysBlock(facts, reader),
      {
        kind: 'facts',
        title: say.emergency,
        rows: [
          { label: partner.name, value: partner.phone_number },
          { label: tenant.name, value: `${tenant.phone_number} · WhatsApp ${tenant.whatsapp_number}` },
        ],
      },
    ],
  }
}

function daysBlock({ booking, journey }: ItineraryFacts, { language }: Reader): Block {
  const say = sheetWords(language)
  const steps = itineraryOf({ ...journey, departs_on: booking.departs_on })
  return {
    kind: 'table',
    title: say.dayByDay,
    columns: [
      { label: say.day, share: 0.7 },
      { label: say.date, share: 2 },
      { label: say.what, share: 4 },
      { label: say.at, share: 3.4 },
    ],
    rows: steps.map((step) => [
      String(daysBetween(booking.departs_on, step.day) + 1),
      formatShortDay(step.day, language),
      ...wordsOf(step, language),
    ]),
  }
}

type Flown = VoucherFacts['journey']['flights'][number]
type Slept = VoucherFacts['journey']['hotels'][number]

function wordsOf(step: Step<Flown, Slept>, language: Language): [string, string] {
  const say = sheetWords(language)
  if (step.kind !== 'flight') {
    const { name, city, nights } = step.stay
    return step.kind === 'check_in' ? [say.checkIn(name, city), say.nightsHere(nights)] : [say.checkOut(name), '']
  }
  const { leg } = step
  const clock = (at: string, airport: string) => {
    const local = localTime(at, language)
    const day = at.slice(0, 10) === step.day ? '' : `${formatShortDay(at.slice(0, 10), language)}, `
    return `${day}${local?.clock ?? at} ${zoneOf(at, airport, say.saudiTime)}`
  }
  return [
    viaOf(say.flies(leg.number, placeOf(leg.from_city, leg.from), placeOf(leg.to_city, leg.to)), leg, language),
    say.flightTimes(clock(leg.departs_at, leg.from), clock(leg.arrives_at, leg.to)),
  ]
}
