import { messages } from '#core/messages.ts'

/** Why a package is off sale: how the licence stands that it takes. */
export const licenceWords = messages({
  expired: {
    id: (who: string, licence: string, day: string) =>
      `Izin ${licence} milik ${who} habis masa berlakunya pada ${day}. Paket dijual lagi setelah izinnya diperbarui dan kami periksa.`,
    en: (who: string, licence: string, day: string) =>
      `The ${licence} licence of ${who} expired on ${day}. The package goes on sale again once it is renewed and we have checked it.`,
  },
  suspended: {
    id: (who: string, licence: string) =>
      `Izin ${licence} milik ${who} sedang dibekukan. Paket dijual lagi setelah izinnya pulih dan kami periksa.`,
    en: (who: string, licence: string) =>
      `The ${licence} licence of ${who} is suspended. The package goes on sale again once it is restored and we have checked it.`,
  },
  upcoming: {
    id: (who: string, licence: string, day: string) =>
      `Izin ${licence} milik ${who} baru berlaku mulai ${day}. Paket dijual setelah itu.`,
    en: (who: string, licence: string, day: string) =>
      `The ${licence} licence of ${who} is valid from ${day}. The package goes on sale then.`,
  },
  unlicensed: {
    id: (who: string) =>
      `${who} tidak memiliki izin untuk menyelenggarakan perjalanan ini. Paket dijual setelah izinnya ada dan kami periksa.`,
    en: (who: string) =>
      `${who} holds no licence to organise this journey. The package goes on sale once it does and we have checked it.`,
  },
})
