import type { StaffCtx } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import type { DocumentPort } from '#modules/documents/module.ts'
import { type Departure, type LoadedRooming, loadRooming, type Traveller } from '../load.ts'
import { masked, mrzName } from '../rules/manifest.ts'
import { needsBed } from '../rules/rooms.ts'
import { manifestWords } from '../words.ts'

type Seal = { documents: Pick<DocumentPort, 'seal' | 'open'> }
type Ctx = Pick<StaffCtx<Seal>, 'db' | 'ports'>
type Wish = { language: Language; is_full: boolean }

/** Everybody on a departure as the manifest has them; numbers masked, unless the full list is wanted. */
export async function manifestRows({ db, ports }: Ctx, departure: Departure, { language, is_full }: Wish) {
  const loaded = await loadRooming(db, departure.id)
  const rows = loaded.travellers.map((one, i) => ({
    number: i + 1,
    ...textsOf(one, language),
    passport_number: one.passportOf(ports.documents) ?? '',
    rooms: departure.stays.map((_, stay) => labelOf(one, loaded, stay + 1)),
  }))
  return is_full ? rows : rows.map(masked)
}

export type ManifestRow = Awaited<ReturnType<typeof manifestRows>>[number]

function textsOf(one: Traveller, language: Language) {
  const say = manifestWords(language)
  const guardian = one.guardian_relation && one.guardian_name
  return {
    name: one.name ?? '',
    mrz_name: mrzName(one.name ?? ''),
    gender: one.gender ? say[one.gender] : '',
    birth_date: one.birth_date ?? '',
    passport_expires_on: one.passport_expires_on ?? '',
    guardian: guardian && one.guardian_relation ? `${guardian} (${say[one.guardian_relation]})` : '',
    booking_code: one.booking_code,
    phone_number: one.contact.phone_number ?? '',
    room_type: one.room_type ? say[one.room_type] : '',
  }
}

/** Their room of a stay; an infant's is that of its family. */
function labelOf(one: Traveller, { rooms }: LoadedRooming, stay: number): string {
  const isTheirs = (guest: Traveller) => (needsBed(one) ? guest.id === one.id : guest.booking_id === one.booking_id)
  return rooms.find((room) => room.stay === stay && room.guests.some(isTheirs))?.label ?? ''
}
