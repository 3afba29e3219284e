import type { Output } from '#core/call.ts'
import { formatClock, formatDay, formatNumber, formatShortDay } from '#core/format.ts'
import { formatHijri } from '#core/hijri.ts'
import type { Language } from '#core/messages.ts'
import type { estimatePrivateUmrah } from '#modules/private-umrah/contract.ts'
import { planWords } from './plan-words.ts'

export type Plan = Output<typeof estimatePrivateUmrah>['plan']
type Flight = Plan['flights'][number]
type Stay = Plan['stays'][number]

/** A plan as anybody reads it: days, flights, and where the family sleeps. */
export function shownPlan(plan: Plan, language: Language) {
  const say = planWords(language)
  const [there, home] = plan.flights
  return {
    facts: [
      {
        label: say.departs,
        value: formatDay(plan.departs_on, language),
        note: formatHijri(plan.departs_on, language),
      },
      {
        label: say.returns,
        value: formatDay(plan.returns_on, language),
        note: formatHijri(plan.returns_on, language),
      },
      { label: say.length, value: say.nights(formatNumber(plan.nights, language)), note: '' },
    ],
    // In the order in which they happen.
    steps: [
      ...(there ? [flightStep(there, say.there, language)] : []),
      ...plan.stays.map((stay) => stayStep(stay, language)),
      ...(home ? [flightStep(home, say.home, language)] : []),
    ],
  }
}

export type ShownPlan = ReturnType<typeof shownPlan>

function flightStep(flight: Flight, label: string, language: Language) {
  const say = planWords(language)
  const clock = formatClock(flight.arrives_at, language)
  const arrives = flight.arrives_days_later > 0 ? say.later(clock, String(flight.arrives_days_later)) : clock
  const route = say.route(flight.from, flight.to)
  return {
    kind: 'flight' as const,
    label,
    title: `${flight.airline} ${flight.number}`,
    lines: [
      flight.via ? `${route}, ${say.via(flight.via)}` : route,
      `${formatDay(flight.departs_on, language)}, ${say.times(formatClock(flight.departs_at, language), arrives)}`,
    ],
  }
}

function stayStep({ city, name, from, to, nights, rooms }: Stay, language: Language) {
  const say = planWords(language)
  const figure = (count: number) => formatNumber(count, language)
  const days = say.fromTo(formatShortDay(from, language), formatShortDay(to, language))
  return {
    kind: 'stay' as const,
    label: say.stay(city),
    title: name,
    lines: [
      `${say.nights(figure(nights))}, ${days}`,
      rooms.map(({ sleeps, count }) => say.room(figure(count), figure(sleeps))).join(', '),
    ],
  }
}
