import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { roomTypes } from '#modules/booking/rules/party.ts'
import { seeRooming } from '#modules/rooming/contract.console.ts'
import { occupancies } from '#modules/rooming/rules/rooms.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { outcomes } from './done.ts'
import { words } from './words.ts'

type Rooming = Output<typeof seeRooming>
type Stay = Rooming['stays'][number]
type Room = Stay['rooms'][number]
type Guest = Stay['without_bed'][number]
type Change = Rooming['unsent'][number]

const guestView = (guest: Guest, language: Language) => {
  const say = words(language)
  const gender = guest.gender === null ? say.unknown : guest.gender === 'male' ? say.man : say.woman
  const room = guest.room_type && say[guest.room_type]
  return {
    id: guest.traveller_id,
    name: guest.name,
    facts: [gender, guest.age_group === 'child' ? say.child : '', room].filter(Boolean).join(', '),
    booking: guest.booking_code,
    href: to(language, '/bookings/:id', { id: guest.booking_id }),
  }
}

const roomView = (room: Room, language: Language) => {
  const say = words(language)
  return {
    id: room.room_id,
    label: room.label,
    title: say.room(room.label),
    occupancy: room.occupancy,
    text: `${say[room.type]}, ${say[room.occupancy].toLowerCase()}`,
    beds: room.beds.map(({ position, guest }) => ({ position, guest: guest && guestView(guest, language) })),
    is_empty: room.beds.every(({ guest }) => guest === null),
    infants: room.infants.length > 0 ? say.infants(room.infants.join(', ')) : '',
    problems: room.problems.map((name) => say[`problem_${name}`]),
  }
}

/** Rooms with a bed to give, as the choice of a form. */
const openRooms = ({ rooms }: Stay, language: Language) => {
  const say = words(language)
  return rooms.flatMap((room) => {
    const free = room.beds.filter(({ guest }) => guest === null).length
    const text = `${room.label} · ${say[room.occupancy]}, ${say.freeBeds(formatNumber(free, language))}`
    return free > 0 ? [{ value: room.room_id, label: text }] : []
  })
}

const changesView = (changes: readonly Change[], { stays }: Rooming, language: Language) => {
  const say = words(language)
  return changes.map(({ stay, what, name, from, to: is }, i) => ({
    key: `${i}`,
    hotel: stays.find((one) => one.stay === stay)?.hotel_name ?? '',
    what: say[`what_${what}`](name),
    from: from ?? '–',
    to: is ?? '–',
  }))
}

const sentView = (rooming: Rooming, language: Language) => {
  const say = words(language)
  return {
    unsent: changesView(rooming.unsent, rooming, language),
    revisions: rooming.revisions.map(({ number, sent_at, sent_by, changes }) => ({
      number,
      title: say.revision(formatNumber(number, language), formatMoment(new Date(sent_at), language), sent_by),
      changes: changesView(changes, rooming, language),
    })),
  }
}

/** Which hotel the address is about; the first where it names none. */
const stayIn = ({ stays }: Rooming, search: URLSearchParams) =>
  stays.find(({ stay }) => String(stay) === search.get('stay')) ?? stays[0]

const stayView = (stay: Stay, language: Language) => ({
  number: stay.stay,
  rooms: stay.rooms.map((room) => roomView(room, language)),
  waiting: stay.without_bed.map((guest) => guestView(guest, language)),
  open: openRooms(stay, language),
})

function headOf(rooming: Rooming, id: string, language: Language) {
  const say = words(language)
  const departure = say.departure(formatDay(rooming.departs_on, language))
  const path = to(language, '/departures/:id/rooming', { id })
  return {
    title: say.title,
    text: `${rooming.product_name}, ${formatDay(rooming.departs_on, language)}`,
    crumbs: [
      { label: say.departures, href: to(language, '/departures') },
      { label: departure, href: to(language, '/departures/:id', { id }) },
      { label: say.title, href: path },
    ],
  }
}

export async function loadRooming(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const say = words(language)
  const rooming = await dataOrNotFound(api(context, seeRooming, { id }))
  const stay = stayIn(rooming, url.searchParams)
  const path = to(language, '/departures/:id/rooming', { id })
  const done = doneIn(url.searchParams, outcomes)
  return {
    tab: tabTitle(context, say.title),
    head: headOf(rooming, id, language),
    key: newId(),
    tabs: rooming.stays.map(({ stay: number, hotel_name, city, nights }) => ({
      href: `${path}?stay=${number}`,
      label: say.stay(hotel_name, city, formatNumber(nights, language)),
      isCurrent: number === stay?.stay,
    })),
    stay: stay && stayView(stay, language),
    isEmpty: !stay || (stay.rooms.length === 0 && stay.without_bed.length === 0),
    sent: sentView(rooming, language),
    types: roomTypes.map((value) => ({ value, label: say[value] })),
    occupancies: occupancies.map((value) => ({ value, label: say[value] })),
    done: done && say[`done_${done}`],
  }
}

export type ShownRooming = Awaited<ReturnType<typeof loadRooming>>
export type ShownStay = NonNullable<ShownRooming['stay']>
export type ShownRoom = ShownStay['rooms'][number]
export type ShownGuest = ShownStay['waiting'][number]
