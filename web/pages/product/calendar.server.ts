import { formatDay, formatMillions, formatMonth } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { hijriSpan, monthGrid } from '#core/month-grid.ts'
import { dayOf, roomPrice, seatsOf } from './offer.server.ts'
import type { Departure, Reading } from './reading.server.ts'

const monthOf = ({ departs_on }: Departure): string => departs_on.slice(0, 7)

/** A month of dates as a table draws it, and every month that has some. */
export function calendarOf(reading: Reading) {
  const { product, chosen, query, language } = reading
  if (!chosen) return undefined
  const months = [...new Set(product.departures.map(monthOf))]
  const month = query.month ?? monthOf(chosen)
  const here = product.departures.filter((one) => monthOf(one) === month)
  return {
    title: formatMonth(month, language),
    unit: reading.say.unit(reading.say.roomIn(query.room)),
    hijri: hijriSpan(month, language),
    previous: linkTo(
      months.findLast((one) => one < month),
      reading,
    ),
    next: linkTo(
      months.find((one) => one > month),
      reading,
    ),
    months: months.map((value) => ({
      value,
      label: formatMonth(value, language),
      price: cheapest(
        product.departures.filter((one) => monthOf(one) === value),
        reading,
      ),
      isCurrent: value === month,
    })),
    weekdays: weekdays(reading),
    weeks: monthGrid(month).map((week) => ({
      key: week.find(Boolean)?.day ?? '',
      days: week.map((place) => place && { ...place, offer: offerOn(here, place.day, reading) }),
    })),
    list: here.map((one) => rowOf(one, reading)),
  }
}

export type Calendar = NonNullable<ReturnType<typeof calendarOf>>

const linkTo = (month: string | undefined, { language }: Reading) =>
  month && { month, label: formatMonth(month, language) }

/** The lowest price of a month with seats; a month without any has none to show. */
function cheapest(departures: readonly Departure[], { language, say, query }: Reading): string | undefined {
  const prices = departures
    .filter((one) => one.seats_free > 0)
    .map((one) => one.prices[query.room])
    .filter((price) => price !== null)
  return prices.length === 0 ? undefined : say.monthFrom(formatMillions(rupiah(Math.min(...prices)), language))
}

/** February 2027 begins on a Monday, so its first week names the days. */
const weekdays = ({ language }: Reading) =>
  monthGrid('2027-02')
    .flat()
    .slice(0, 7)
    .map((place) => {
      const name = formatDay(place?.day ?? '', language).split(',')[0] ?? ''
      return { name, short: name.slice(0, 3) }
    })

/** What a day of the table shows: the first date with seats, or else the first. */
function offerOn(departures: readonly Departure[], day: string, reading: Reading) {
  const own = departures.filter((one) => one.departs_on === day)
  const shown = own.find((one) => one === reading.chosen) ?? own.find((one) => one.seats_free > 0) ?? own[0]
  if (!shown) return undefined
  const { language, say } = reading
  const price = shown.prices[reading.query.room]
  const { day: date, hijri } = dayOf(shown, reading)
  const isFull = shown.seats_free === 0
  return {
    id: shown.id,
    price: price === null ? '–' : formatMillions(rupiah(price), language),
    seats: isFull ? say.full : say.seatsShort(shown.seats_free),
    look: isFull ? ('full' as const) : shown.label === 'ready_to_depart' ? ('soon' as const) : ('open' as const),
    text: `${say.dayPrice(date, hijri, roomPrice(shown, reading.query.room, reading))}, ${seatsOf(shown, reading)}`,
    isCurrent: shown === reading.chosen,
  }
}

function rowOf(departure: Departure, reading: Reading) {
  const { chosen, language, say } = reading
  return {
    id: departure.id,
    ...dayOf(departure, reading),
    returns: say.returns(formatDay(departure.returns_on, language)),
    airline: departure.airline.name,
    seats: seatsOf(departure, reading),
    label: departure.label,
    seats_free: departure.seats_free,
    prices: (['quad', 'triple', 'double'] as const).map((room) => ({
      label: say[room],
      price: roomPrice(departure, room, reading),
    })),
    isCurrent: departure === chosen,
  }
}
