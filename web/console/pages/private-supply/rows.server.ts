import type { Output } from '#core/call.ts'
import { formatMonth, formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { seePrivateSupply } from '#modules/private-umrah/contract.console.ts'
import { dayText } from '../../components/banks/file-text.ts'
import type { SupplyTab } from './tabs.ts'
import { weekdayWords, words } from './words.ts'

export type Supply = Output<typeof seePrivateSupply>
/** A line of a list: its name, then a cell for each of the other headings. */
export type SupplyRow = { id: string; name: string; cells: string[]; priced: string | undefined }

const everyDay = 7

function daysText(days: readonly number[], language: Language): string {
  const say = weekdayWords(language)
  const names = [say.d1, say.d2, say.d3, say.d4, say.d5, say.d6, say.d7]
  return days.length === everyDay ? words(language).daily : days.map((day) => names[day - 1] ?? '').join(', ')
}

const pricedText = (until: string | null, language: Language): string =>
  until === null ? words(language).unpriced : formatMonth(until.slice(0, 7), language)

export function headingsOf(tab: SupplyTab, language: Language): string[] {
  const say = words(language)
  return {
    routes: [say.airline, say.weekdays, say.departs, say.arrives],
    hotels: [say.licence, say.licensedUntil, say.distance],
    vehicles: [say.capacity, say.position],
    extras: [say.per, say.position],
    closures: [say.reopensOn, say.source],
  }[tab]
}

const routeRow = (route: Supply['routes'][number], language: Language) => ({
  name: `${route.number} ${route.from}–${route.to}`,
  cells: [route.airline, daysText(route.weekdays, language), route.departs_at, route.arrives_at],
})

function hotelRow(hotel: Supply['hotels'][number], language: Language) {
  const until = dayText(hotel.licensed_until, language)
  return {
    name: `${hotel.name}, ${hotel.city}`,
    cells: [
      hotel.licence_number,
      hotel.is_licensed ? until : `${until} (${words(language).unlicensed})`,
      formatNumber(hotel.distance_metres, language),
    ],
  }
}

/** What stands under one tab. */
export function rowsOf(supply: Supply, tab: SupplyTab, language: Language): SupplyRow[] {
  const say = words(language)
  const priced = ({ priced_until }: { priced_until: string | null }) => pricedText(priced_until, language)
  if (tab === 'routes')
    return supply.routes.map((one) => ({ id: one.id, ...routeRow(one, language), priced: priced(one) }))
  if (tab === 'hotels')
    return supply.hotels.map((one) => ({ id: one.id, ...hotelRow(one, language), priced: priced(one) }))
  if (tab === 'vehicles')
    return supply.vehicles.map((one) => {
      const cells = [formatNumber(one.capacity, language), formatNumber(one.position, language)]
      return { id: one.id, name: one.name[language], cells, priced: priced(one) }
    })
  if (tab === 'extras')
    return supply.extras.map((one) => {
      const cells = [say[`per_${one.per}`], formatNumber(one.position, language)]
      return { id: one.id, name: one.name[language], cells, priced: priced(one) }
    })
  return supply.closures.map(({ closes_on, reopens_on, source }) => ({
    ...{ id: closes_on, name: dayText(closes_on, language) },
    cells: [dayText(reopens_on, language), source],
    priced: undefined,
  }))
}
