import { messages } from '#core/messages.ts'

export const words = messages({
  city_elsewhere: {
    id: 'Kota ini tidak ada di provinsi yang dipilih. Pilih lagi',
    en: 'This city isn’t in the province you chose. Choose again',
  },
  subdistrict_elsewhere: {
    id: 'Kecamatan ini tidak ada di kota yang dipilih. Pilih lagi',
    en: 'This subdistrict isn’t in the city you chose. Choose again',
  },
})
