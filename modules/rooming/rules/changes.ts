import type { RoomType } from '#modules/booking/rules/party.ts'
import type { Occupancy } from './rooms.ts'

/** The list as it was sent: names as they were then. */
export type Snapshot = readonly {
  stay: number
  rooms: readonly {
    id: string
    label: string
    type: RoomType
    occupancy: Occupancy
    guests: readonly { id: string; name: string }[]
  }[]
}[]

/** One line of what differs. `from` and `to` are labels of rooms; nothing where there was or is none. */
export type RoomingChange = {
  stay: number
  what: 'room' | 'guest' | 'name'
  name: string
  from: string | null
  to: string | null
}

type Rooms = Snapshot[number]['rooms']
type Place = { name: string; room_id: string; label: string }

const placesOf = (rooms: Rooms): Map<string, Place> =>
  new Map(rooms.flatMap(({ id, label, guests }) => guests.map((one) => [one.id, { ...one, room_id: id, label }])))

const roomChanges = (before: Rooms, after: Rooms) =>
  [...new Set([...before, ...after].map(({ id }) => id))].flatMap((id) => {
    const [was, is] = [before, after].map((rooms) => rooms.find((room) => room.id === id))
    const isSame = was?.label === is?.label && was?.occupancy === is?.occupancy
    if (isSame) return []
    return [
      { what: 'room' as const, name: is?.label ?? was?.label ?? '', from: was?.label ?? null, to: is?.label ?? null },
    ]
  })

/** Who came, went, moved, or is written another way. A room that only has another label moves nobody. */
const guestChanges = (before: Rooms, after: Rooms) => {
  const [was, is] = [placesOf(before), placesOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)]
    const name = now?.name ?? old?.name ?? ''
    const isMoved = old?.room_id !== now?.room_id
    const isRenamed = old && now && old.name !== now.name
    return [
      ...(isMoved ? [{ what: 'guest' as const, name, from: old?.label ?? null, to: now?.label ?? null }] : []),
      ...(isRenamed ? [{ what: 'name' as const, name, from: old.name, to: now.name }] : []),
    ]
  })
}

/** What a hotel has to change in the list it has. */
export const changesBetween = (before: Snapshot, after: Snapshot): RoomingChange[] =>
  [...new Set([...before, ...after].map(({ stay }) => stay))].flatMap((stay) => {
    const [was = [], is = []] = [before, after].map((list) => list.find((one) => one.stay === stay)?.rooms)
    return [...roomChanges(was, is), ...guestChanges(was, is)].map((change) => ({ stay, ...change }))
  })
