import { messages } from '#core/messages.ts'

/** What the module itself says. */
export const words = messages({
  compareCount: { id: 'Pilih 2 sampai 4 paket', en: 'Choose 2 to 4 packages' },
  licenceValid: {
    id: (kind: string, number: string, by: string) => `Izin ${kind} ${number} berlaku, diperiksa oleh ${by}`,
    en: (kind: string, number: string, by: string) => `${kind} licence ${number} is valid, checked by ${by}`,
  },
  licenceExpired: {
    id: (kind: string, number: string) => `Izin ${kind} ${number} sudah habis masa berlakunya`,
    en: (kind: string, number: string) => `${kind} licence ${number} has expired`,
  },
  licenceSuspended: {
    id: (kind: string, number: string) => `Izin ${kind} ${number} sedang dibekukan`,
    en: (kind: string, number: string) => `${kind} licence ${number} is suspended`,
  },
  licenceUpcoming: {
    id: (kind: string, number: string) => `Izin ${kind} ${number} belum berlaku`,
    en: (kind: string, number: string) => `${kind} licence ${number} is not valid yet`,
  },
  licenceMissing: {
    id: (kind: string) => `Travel ini belum memiliki izin ${kind} untuk perjalanan ini`,
    en: (kind: string) => `The travel agency has no ${kind} licence for this trip`,
  },
  backInStock: {
    id: (brand: string, product: string, address: string) =>
      `${brand}: kursi ${product} tersedia kembali. Lihat di ${address}`,
    en: (brand: string, product: string, address: string) =>
      `${brand}: seats on ${product} are available again. See ${address}`,
  },
})
