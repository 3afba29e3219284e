import type { Language } from '#core/messages.ts'
import { messages } from '#core/messages.ts'

export const originWords = messages({
  place: { id: 'Cari kecamatan atau kota asal', en: 'Find the subdistrict or city' },
  placeHint: { id: 'Minimal 3 huruf, misalnya Antapani', en: 'At least 3 letters, such as Antapani' },
  find: { id: 'Cari', en: 'Find' },
  none: { id: 'Tidak ditemukan. Periksa ejaannya.', en: 'Nothing matches. Check the spelling.' },
  subdistrict: { id: 'Kecamatan asal', en: 'Subdistrict' },
  address: { id: 'Alamat asal', en: 'Address' },
  addressHint: { id: 'Jalan dan nomor, minimal 10 karakter', en: 'Street and number, at least 10 characters' },
  postcode: { id: 'Kode pos', en: 'Postal code' },
})

/** The fields of an origin by name, for the list of what is wrong. */
export function originLabels(language: Language): Record<string, string> {
  const { subdistrict, address, postcode } = originWords(language)
  return { subdistrict_id: subdistrict, address, postcode }
}
