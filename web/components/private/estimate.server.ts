import type { Output } from '#core/call.ts'
import { formatClock, formatDay, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { estimatePrivateUmrah } from '#modules/private-umrah/contract.ts'
import type { TimelineStep } from '../../ui/timeline.tsx'
import { estimateWords } from './estimate-words.ts'

type Estimated = Output<typeof estimatePrivateUmrah>
type Plan = Estimated['plan']
type Estimate = Omit<Estimated, 'plan'>
type Line = Estimate['lines'][number]

const roomOf = { 2: 'double', 3: 'triple', 4: 'quad' } as const

/** An estimate in words, line by line; every amount is the server's own. */
export function shownEstimate(estimate: Estimate, plan: Plan, language: Language) {
  const say = estimateWords(language)
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  return {
    rows: estimate.lines.map((line) => ({
      key: `${line.kind}${line.label}`,
      text: line.label,
      note: noteOf(line, plan, language),
      amount: money(line.amount),
    })),
    total: money(estimate.price),
    range: say.range(money(estimate.low), money(estimate.high)),
    perPerson: say.perPerson(money(estimate.per_person)),
  }
}

export type ShownEstimate = ReturnType<typeof shownEstimate>

function noteOf({ kind, quantity, price }: Line, { stays }: Plan, language: Language): string {
  const say = estimateWords(language)
  const stay = kind === 'stay_first' ? stays[0] : kind === 'stay_second' ? stays[1] : undefined
  if (!stay) return say.times(quantity, formatRupiah(rupiah(price), language))
  const rooms = stay.rooms.map(({ sleeps, count }) => say.rooms(count, roomOf[sleeps]))
  return [say.nights(stay.nights), ...rooms].join(' · ')
}

/** The days of a plan: there, in each hotel, and home. */
export function planDays(plan: Plan, language: Language): TimelineStep[] {
  const say = estimateWords(language)
  const [out, home] = plan.flights
  const on = (key: string, day: string, text: string, note?: string): TimelineStep => ({
    key,
    at: day,
    when: formatDay(day, language),
    text,
    ...(note && { note }),
  })
  const clock = (time: string | undefined) => (time ? formatClock(time, language) : '')
  const flightOf = (flight: Plan['flights'][number] | undefined): string => {
    if (!flight) return ''
    const named = say.flight(flight.airline, flight.number, clock(flight.departs_at))
    return flight.via ? say.via(named, flight.via) : named
  }
  return [
    on('departs', plan.departs_on, say.departs(out?.from ?? ''), flightOf(out)),
    on('arrives', plan.arrives_on, say.arrives(out?.to ?? ''), say.atTime(clock(out?.arrives_at))),
    ...plan.stays.map((stay) => on(stay.city, stay.from, say.checkIn(stay.name), say.nights(stay.nights))),
    on('leaves', plan.leaves_on, say.leaves(home?.from ?? ''), flightOf(home)),
    on('returns', plan.returns_on, say.returns(home?.to ?? ''), say.atTime(clock(home?.arrives_at))),
  ]
}
