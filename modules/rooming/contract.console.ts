import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { languages } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { roomTypes } from '#modules/booking/rules/party.ts'
import { stepCode } from '#modules/staff/shapes.ts'
import { manifestFormats } from './rules/manifest.ts'
import { occupancies } from './rules/rooms.ts'

const runners = ['admin', 'partner_owner', 'partner_staff'] as const
const label = z.string().trim().min(1).max(20)
const occupancy = z.enum(occupancies)
const ofStay = { id: z.uuid(), stay: z.coerce.number().int().min(1).max(10) }

const guest = z.object({
  traveller_id: z.uuid(),
  name: z.string(),
  gender: z.enum(['male', 'female']).nullable(),
  age_group: z.enum(['adult', 'child', 'infant']),
  room_type: z.enum(roomTypes).nullable(),
  booking_id: z.uuid(),
  booking_code: z.string(),
})

const change = z.object({
  stay: z.int(),
  /** A room was added, removed or has another label; somebody came, went or moved; somebody's name is written another way. */
  what: z.enum(['room', 'guest', 'name']),
  name: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})

const rooming = z.object({
  departure_id: z.uuid(),
  product_name: z.string(),
  departs_on: z.string(),
  returns_on: z.string(),
  stays: z.array(
    z.object({
      /** In the order of the journey, from 1. */
      stay: z.int(),
      hotel_name: z.string(),
      city: z.string(),
      nights: z.int(),
      rooms: z.array(
        z.object({
          room_id: z.uuid(),
          label: z.string(),
          type: z.enum(roomTypes),
          occupancy,
          beds: z.array(z.object({ position: z.int(), guest: guest.nullable() })),
          /** Who sleeps with a guest of this room. */
          infants: z.array(z.string()),
          /** `vacated`: somebody's bed became free because they travel no more. */
          problems: z.array(z.enum(['gender', 'gender_missing', 'family', 'vacated'])),
        }),
      ),
      without_bed: z.array(guest),
    }),
  ),
  /** The list each time it was sent, the latest first, with what differs from the one before. */
  revisions: z.array(
    z.object({ number: z.int(), sent_at: z.iso.datetime(), sent_by: z.string(), changes: z.array(change) }),
  ),
  /** What differs from the list as it was last sent; nothing before the first. */
  unsent: z.array(change),
})

export const seeRooming = call({
  method: 'GET',
  path: '/api/console/v1/departures/:id/rooming',
  who: runners,
  about: 'Who sleeps where on a departure, hotel by hotel, what is wrong with a room, and what was sent to the hotels.',
  input: z.object({ id: z.uuid() }),
  output: rooming,
})

export const suggestRooming = call({
  method: 'POST',
  path: '/api/console/v1/departures/:id/rooming/suggest',
  who: runners,
  once: true,
  about:
    'Gives a bed to everyone who has none, by the kind of room they bought, their gender and their family, and adds the rooms it takes. Whoever has a bed stays in it.',
  input: z.object({ id: z.uuid() }),
  output: rooming,
})

export const addRoom = call({
  method: 'POST',
  path: '/api/console/v1/departures/:id/rooming/rooms',
  who: runners,
  once: true,
  about: 'Adds an empty room to a stay.',
  input: z.object({ ...ofStay, label, type: z.enum(roomTypes), occupancy }),
  output: rooming,
})

export const changeRoom = call({
  method: 'PUT',
  path: '/api/console/v1/departures/:id/rooming/rooms/:room_id',
  who: runners,
  about: 'Gives a room the hotel’s number, or lets others share it than before; its guests stay.',
  input: z.object({ id: z.uuid(), room_id: z.uuid(), label, occupancy }),
  output: rooming,
  refusals: [codes.room_gender, codes.room_gender_unknown, codes.room_not_family],
})

export const removeRoom = call({
  method: 'DELETE',
  path: '/api/console/v1/departures/:id/rooming/rooms/:room_id',
  who: runners,
  about: 'Removes an empty room.',
  input: z.object({ id: z.uuid(), room_id: z.uuid() }),
  output: rooming,
  refusals: [codes.room_occupied],
})

export const moveGuest = call({
  method: 'POST',
  path: '/api/console/v1/departures/:id/rooming/moves',
  who: runners,
  once: true,
  about: 'Gives somebody a free bed of a room for one stay, or none where no room is named. Nobody else is moved.',
  input: z.object({ ...ofStay, traveller_id: z.uuid(), room_id: z.uuid().optional() }),
  output: rooming,
  refusals: [codes.room_full, codes.room_gender, codes.room_gender_unknown, codes.room_not_family],
})

export const sendRooming = call({
  method: 'POST',
  path: '/api/console/v1/departures/:id/rooming/revisions',
  who: runners,
  once: true,
  about: 'Records the list as sent to the hotels, under the next number; later changes are shown against it.',
  input: z.object({ id: z.uuid() }),
  output: rooming,
  refusals: [codes.rooming_unchanged],
})

const manifestFields = {
  id: z.uuid(),
  format: z.enum(manifestFormats),
  /** A link to a file carries no headers. */
  language: z.enum(languages).default('id'),
}

export const manifestFile = call({
  method: 'GET',
  path: '/api/console/v1/departures/:id/manifest',
  who: runners,
  answers: 'file',
  about:
    'Who travels on a departure, with names as in the passport and their rooms, as CSV, XLSX or PDF; birthdays and numbers are masked. That it was taken is a row of the audit.',
  input: z.object(manifestFields),
  output: fileAnswer,
})

const fullReaders = ['admin', 'partner_owner'] as const

export const requestFullManifest = call({
  method: 'POST',
  path: '/api/console/v1/departures/:id/manifest/full',
  who: fullReaders,
  step_code: true,
  about:
    'Against a code of one’s app, a secret by which the same person takes the full manifest: once, within five minutes.',
  input: z.object({ id: z.uuid(), code: stepCode }),
  output: z.object({ token: z.string(), expires_at: z.iso.datetime() }),
  refusals: [codes.staff_code_wrong, codes.too_many_logins],
})

export const fullManifestFile = call({
  method: 'GET',
  path: '/api/console/v1/departures/:id/manifest/full',
  who: fullReaders,
  answers: 'file',
  about:
    'The same with birthdays and numbers of passports and phones whole, by a secret of `requestFullManifest`. That it was taken is a row of the audit.',
  input: z.object({ ...manifestFields, token: z.string().min(20).max(100) }),
  output: fileAnswer,
})
