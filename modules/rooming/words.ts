import { messages } from '#core/messages.ts'
import { roomNames } from '#modules/catalogue/rules/room-words.ts'

export const words = messages({
  label_taken: {
    id: 'Nomor kamar ini sudah dipakai di hotel ini. Pakai nomor lain',
    en: 'Another room of this hotel has this number. Use a different one',
  },
})

/** The heads of a manifest, and what its cells say. */
export const manifestWords = messages({
  ...roomNames,
  title: { id: 'Manifest jamaah', en: 'Passenger manifest' },
  departs: { id: 'Berangkat', en: 'Departs' },
  foot: { id: 'Berisi data pribadi. Jangan disebarkan.', en: 'Contains personal data. Do not pass it on.' },
  number: { id: 'No.', en: 'No.' },
  mrz_name: { id: 'Nama (paspor)', en: 'Name (passport)' },
  name: { id: 'Nama lengkap', en: 'Full name' },
  gender: { id: 'L/P', en: 'M/F' },
  male: { id: 'L', en: 'M' },
  female: { id: 'P', en: 'F' },
  birth_date: { id: 'Tanggal lahir', en: 'Date of birth' },
  passport_number: { id: 'Nomor paspor', en: 'Passport number' },
  passport_expires_on: { id: 'Berlaku sampai', en: 'Valid until' },
  guardian: { id: 'Mahram atau wali', en: 'Mahram or guardian' },
  booking_code: { id: 'Kode pesanan', en: 'Booking code' },
  phone_number: { id: 'Nomor HP pemesan', en: 'Mobile number of who booked' },
  room_type: { id: 'Jenis kamar', en: 'Room type' },
  rooms: { id: 'Kamar', en: 'Rooms' },
  room: { id: (city: string) => `Kamar ${city}`, en: (city: string) => `Room in ${city}` },
  spouse: { id: 'suami/istri', en: 'spouse' },
  parent: { id: 'orang tua', en: 'parent' },
  child: { id: 'anak', en: 'child' },
  sibling: { id: 'saudara kandung', en: 'sibling' },
  grandparent: { id: 'kakek/nenek', en: 'grandparent' },
  uncle_aunt: { id: 'paman/bibi', en: 'uncle or aunt' },
  nephew: { id: 'keponakan', en: 'nephew or niece' },
  in_law: { id: 'mertua/menantu', en: 'in-law' },
  legal_guardian: { id: 'wali', en: 'legal guardian' },
})
