import type { Db } from '#core/context.ts'
import { addMs, dayMs } from '#core/time.ts'
import { slotsOf } from '#modules/booking/rules/party.ts'
import type { Snapshot } from '#modules/rooming/rules/changes.ts'
import { freeLabels } from '#modules/rooming/rules/labels.ts'
import { bedsOf, type Guest } from '#modules/rooming/rules/rooms.ts'
import { type Suggestion, suggestRooms } from '#modules/rooming/rules/suggest.ts'
import {
  rooming_beds,
  rooming_lists,
  rooming_revisions,
  rooming_rooms,
  rooming_stays,
} from '#modules/rooming/tables.ts'
import { keep } from '../catalogue/keep.ts'
import { idOf } from '../catalogue/naming.ts'
import { demoStaff } from '../staff.ts'
import { bookingId, ownerOf, travellerId } from './booking-rows.ts'
import { companionIn } from './party.ts'
import type { Planned } from './plan.ts'

const guestsOf = (planned: Planned): Guest[] =>
  slotsOf(planned.family).flatMap(({ position, age_group, room_type }, i) => {
    const person = planned.family.people[i]
    if (!person) return []
    const { name, gender, relation } = person
    const guardian_name = companionIn(planned.family.people, person)?.guardian_name ?? null
    const [id, booking_id] = [travellerId(planned, position), bookingId(planned)]
    return [{ id, booking_id, name, gender, relation, guardian_name, age_group, room_type }]
  })

/** Some are still without a bed at the first hotel, and half of them at the second. */
const placed = (rooms: Suggestion['rooms'], stay: number): Suggestion['rooms'] =>
  rooms.slice(0, stay === 1 ? -2 : Math.ceil(rooms.length / 2))

/** Somebody made the room of one couple a room for men, as happens: the list says that it cannot be. */
function withMistake(rooms: Suggestion['rooms']): Suggestion['rooms'] {
  const couple = rooms.find(({ type, occupancy }) => type === 'double' && occupancy === 'family')
  return rooms.map((room) => (room === couple ? { ...room, occupancy: 'male' } : room))
}

type Room = Suggestion['rooms'][number] & { id: string; stay_id: string; label: string; position: number }

function roomsAt(departure_id: string, stay: number, rooms: Suggestion['rooms']): Room[] {
  const labels = freeLabels(rooms, [])
  return rooms.map((room, i) => {
    const label = labels[i] ?? ''
    const stay_id = idOf(`stay ${departure_id} ${stay}`)
    return { ...room, id: idOf(`room ${departure_id} ${stay} ${label}`), stay_id, label, position: i + 1 }
  })
}

const bedRows = ({ id, stay_id, type, guests }: Room): (typeof rooming_beds.$inferInsert)[] =>
  Array.from({ length: bedsOf[type] }, (_, i) => {
    const guest = guests[i]
    const taken = guest && { traveller_id: guest.id, booking_id: guest.booking_id }
    return { room_id: id, stay_id, position: i + 1, ...taken }
  })

/** The list as it was sent: the last room of each hotel came later. */
const sentOf = (stays: readonly Room[][]): Snapshot =>
  stays.map((rooms, i) => ({
    stay: i + 1,
    rooms: rooms.slice(0, -1).map(({ id, label, type, occupancy, guests }) => ({
      ...{ id, label, type, occupancy },
      guests: guests.map((one) => ({ id: one.id, name: one.name ?? '' })),
    })),
  }))

/** The rooming list of the date that is nearly full, partly made and sent to the hotels once. */
export async function insertRooming(db: Db, all: readonly Planned[], now: Date): Promise<void> {
  const own = all.filter(({ is_full }) => is_full)
  const [first] = own
  if (!first) return
  const { departure_id, stays } = first.offer
  const { rooms } = suggestRooms(own.flatMap(guestsOf), [])
  const made = stays.map((_, i) =>
    roomsAt(departure_id, i + 1, i === 0 ? withMistake(placed(rooms, 1)) : placed(rooms, i + 1)),
  )
  const created_at = addMs(now, -5 * dayMs)
  await keep(db, rooming_lists, [{ departure_id, created_at }])
  await keep(
    db,
    rooming_stays,
    stays.map((stay, i) => ({ ...stay, id: idOf(`stay ${departure_id} ${i + 1}`), departure_id, position: i + 1 })),
  )
  const flat = made.flat()
  await keep(
    db,
    rooming_rooms,
    flat.map(({ guests: _, ...room }) => ({ ...room, created_at })),
  )
  await keep(db, rooming_beds, flat.flatMap(bedRows))
  const staff_id = ownerOf(first)
  const sent_by = demoStaff.find(({ id }) => id === staff_id)?.full_name ?? ''
  const revision = {
    departure_id,
    number: 1,
    snapshot: sentOf(made),
    staff_id,
    sent_by,
    sent_at: addMs(now, -2 * dayMs),
  }
  await keep(db, rooming_revisions, [revision])
}
