import type { Values } from '../../../form.server.ts'
import type { Supply } from './rows.server.ts'
import type { SupplyTab } from './tabs.ts'

const route = ({ weekdays, via, arrives_days_later, ...one }: Supply['routes'][number]): Values => ({
  ...{ airline_id: one.airline_id, number: one.number, from: one.from, to: one.to, via: via ?? '' },
  ...{ departs_at: one.departs_at, arrives_at: one.arrives_at, arrives_days_later: String(arrives_days_later) },
  ...Object.fromEntries(weekdays.map((day) => [`weekdays.${day}`, 'true'])),
})

type Described = Pick<Supply['vehicles'][number], 'name' | 'about' | 'position'>
const described = ({ name, about, position }: Described): Values => ({
  ...{ 'name.id': name.id, 'name.en': name.en, 'about.id': about.id, 'about.en': about.en },
  position: String(position),
})

/** What the form of a thing holds; nothing where there is no such thing. */
export function valuesOf(supply: Supply, tab: SupplyTab, id: string): Values | undefined {
  const named = <One extends { id: string }>(all: readonly One[]) => all.find((one) => one.id === id)
  if (tab === 'routes') {
    const one = named(supply.routes)
    return one && route(one)
  }
  if (tab === 'hotels') {
    const one = named(supply.hotels)
    if (!one) return undefined
    const { hotel_id, licence_number, licensed_until, distance_metres } = one
    return { hotel_id, licence_number, licensed_until, distance_metres: String(distance_metres) }
  }
  if (tab === 'vehicles') {
    const one = named(supply.vehicles)
    return one && { ...described(one), capacity: String(one.capacity) }
  }
  if (tab === 'extras') {
    const one = named(supply.extras)
    return one && { ...described(one), per: one.per }
  }
  const one = supply.closures.find(({ closes_on }) => closes_on === id)
  return one && { ...one }
}
