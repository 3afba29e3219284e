import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { seeRooming } from './contract.console.ts'
import {
  type Departure,
  guestOf,
  type LoadedRoom,
  type LoadedRooming,
  loadRooming,
  type Traveller,
  withoutBed,
} from './load.ts'
import { changesBetween, type Snapshot } from './rules/changes.ts'
import { needsBed, roomProblems } from './rules/rooms.ts'
import { listRevisions } from './store.ts'

type Shown = Output<typeof seeRooming>
type Ctx = Pick<StaffCtx, 'db' | 'language'>

const guestView = (one: Traveller) => ({
  traveller_id: one.id,
  name: one.name ?? '',
  gender: one.gender,
  age_group: one.age_group,
  room_type: one.room_type,
  booking_id: one.booking_id,
  booking_code: one.booking_code,
})

/** The list as it stands, to be compared with what was sent. */
export const snapshotOf = ({ rooms }: LoadedRooming): Snapshot =>
  [...Map.groupBy(rooms, ({ stay }) => stay)].map(([stay, all]) => ({
    stay,
    rooms: all.map(({ id, label, type, occupancy, guests }) => ({
      ...{ id, label, type, occupancy },
      guests: guests.map((one) => ({ id: one.id, name: one.name ?? '' })),
    })),
  }))

/** Infants of an order sleep where the first of its guests does. */
function infantsOf(room: LoadedRoom, { travellers, rooms }: LoadedRooming): string[] {
  const ofStay = rooms.filter(({ stay }) => stay === room.stay)
  const isHere = (booking_id: string) =>
    ofStay.find(({ guests }) => guests.some((one) => one.booking_id === booking_id))?.id === room.id
  return travellers.flatMap((one) => (!needsBed(one) && isHere(one.booking_id) ? [one.name ?? ''] : []))
}

function roomView(room: LoadedRoom, loaded: LoadedRooming): Shown['stays'][number]['rooms'][number] {
  const { id, label, type, occupancy, vacated_at, has_gone, guests } = room
  return {
    room_id: id,
    label,
    type,
    occupancy,
    beds: room.beds.map(({ position, guest }) => ({ position, guest: guest && guestView(guest) })),
    infants: infantsOf(room, loaded),
    problems: roomProblems(room, guests.map(guestOf), vacated_at !== null || has_gone),
  }
}

/** Each revision against the one before it. */
function revisionsView(rows: Awaited<ReturnType<typeof listRevisions>>): Shown['revisions'] {
  return rows.map(({ number, sent_at, sent_by, snapshot }, i) => {
    const before = rows[i + 1]?.snapshot
    return { number, sent_at: sent_at.toISOString(), sent_by, changes: before ? changesBetween(before, snapshot) : [] }
  })
}

export async function roomingView({ db, language }: Ctx, departure: Departure): Promise<Shown> {
  const loaded = await loadRooming(db, departure.id)
  const revisions = await listRevisions(db, departure.id)
  const [last] = revisions
  return {
    departure_id: departure.id,
    product_name: departure.product_name[language],
    departs_on: departure.departs_on,
    returns_on: departure.returns_on,
    stays: departure.hotels.map(({ name, city, nights }, i) => ({
      stay: i + 1,
      hotel_name: name,
      city,
      nights,
      rooms: loaded.rooms.filter(({ stay }) => stay === i + 1).map((room) => roomView(room, loaded)),
      without_bed: withoutBed(loaded, i + 1).map(guestView),
    })),
    revisions: revisionsView(revisions),
    unsent: last ? changesBetween(last.snapshot, snapshotOf(loaded)) : [],
  }
}
