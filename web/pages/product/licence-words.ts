import { messages } from '#core/messages.ts'

/** Why a package is off sale: how the licence stands that it takes. */
export const licenceWords = messages({
  expired: {
    id: (who: string, licence: string, day: string) =>
      `Izin ${licence} ${who} habis pada ${day}. Paket dijual lagi setelah izinnya diperbarui dan kami periksa.`,
    en: (who: string, licence: string, day: string) =>
      `${who}’s ${licence} licence expired on ${day}. The package goes back on sale once the licence is renewed and we have checked it.`,
  },
  suspended: {
    id: (who: string, licence: string) =>
      `Izin ${licence} ${who} sedang dibekukan. Paket dijual lagi setelah izinnya aktif kembali dan kami periksa.`,
    en: (who: string, licence: string) =>
      `${who}’s ${licence} licence is suspended. The package goes back on sale once the licence is reinstated and we have checked it.`,
  },
  upcoming: {
    id: (who: string, licence: string, day: string) =>
      `Izin ${licence} ${who} berlaku mulai ${day}. Paket dijual mulai hari itu.`,
    en: (who: string, licence: string, day: string) =>
      `${who}’s ${licence} licence is valid from ${day}. The package goes on sale that day.`,
  },
  unlicensed: {
    id: (who: string) =>
      `${who} belum memiliki izin untuk perjalanan ini. Paket dijual setelah izinnya terbit dan kami periksa.`,
    en: (who: string) =>
      `${who} has no licence for this kind of trip. The package goes on sale once it has one and we have checked it.`,
  },
})
