import { type Occupancy, occupancies } from './facts.ts'

/** What a room costs, by how many sleep in it; nothing where the hotel has none. */
export type RoomPrices = Readonly<Partial<Record<Occupancy, number>>>
export type ChosenRooms = { rooms: Partial<Record<Occupancy, number>>; price: number }

/** The cheapest rooms with a bed for everybody; of two that cost the same, the one with fewer rooms. */
export function cheapestRooms(beds: number, prices: RoomPrices): ChosenRooms | undefined {
  const offered = occupancies.flatMap((occupancy) => {
    const price = prices[occupancy]
    return price === undefined ? [] : [{ occupancy, price }]
  })
  let best: (ChosenRooms & { count: number })[] = [{ rooms: {}, price: 0, count: 0 }]
  for (let sleeping = 1; sleeping <= beds; sleeping++) {
    const choices = offered.flatMap(({ occupancy, price }) => {
      const before = best[Math.max(0, sleeping - occupancy)]
      if (!before) return []
      const rooms = { ...before.rooms, [occupancy]: (before.rooms[occupancy] ?? 0) + 1 }
      return [{ rooms, price: before.price + price, count: before.count + 1 }]
    })
    const [cheapest] = choices.sort((a, b) => a.price - b.price || a.count - b.count)
    if (!cheapest) return undefined
    best = [...best, cheapest]
  }
  const chosen = best[beds]
  return chosen && { rooms: chosen.rooms, price: chosen.price }
}
