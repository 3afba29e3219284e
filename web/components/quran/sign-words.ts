import { messages } from '#core/messages.ts'
import type { MushafSign } from '#modules/worship/rules/quran/signs.ts'

type Said = Record<MushafSign, { id: string; en: string }>

const signs: Said = {
  mustStop: { id: 'Harus berhenti (waqaf lazim).', en: 'Must stop.' },
  noStop: {
    id: 'Jangan berhenti, kecuali di akhir ayat.',
    en: 'Do not stop, except at the end of a verse.',
  },
  mayStop: { id: 'Boleh berhenti atau terus.', en: 'You may stop or continue.' },
  betterGoOn: { id: 'Boleh berhenti, lebih baik terus.', en: 'You may stop, but it is better to continue.' },
  betterStop: { id: 'Boleh terus, lebih baik berhenti.', en: 'You may continue, but it is better to stop.' },
  oneOfTwo: {
    id: 'Muncul berpasangan: berhenti di salah satunya saja.',
    en: 'Comes in pairs: stop at only one of the two.',
  },
  shortPause: {
    id: 'Saktah: diam sejenak tanpa mengambil napas.',
    en: 'Pause briefly without taking a breath (saktah).',
  },
  otherCount: {
    id: 'Akhir ayat menurut hitungan lain. Tidak dibaca.',
    en: 'End of a verse in another count. Not read.',
  },
  section: { id: 'Akhir ruku’, satu bagian bacaan.', en: 'End of a ruku, a section of the text.' },
  juzEnd: { id: 'Akhir juz.', en: 'End of a juz.' },
  quarterHizb: { id: 'Awal seperempat hizb.', en: 'Start of a quarter of a hizb.' },
  prostration: { id: 'Ayat sajdah.', en: 'Verse of prostration.' },
  long: { id: 'Mad: dibaca panjang, lebih dari dua harakat.', en: 'Hold for more than two beats (madd).' },
  readAsM: { id: 'Nun mati atau tanwin dibaca m (iqlab).', en: 'The n is read as m (iqlab).' },
  silent: { id: 'Huruf di bawahnya tidak dibaca.', en: 'The letter below it is silent.' },
  silentUnlessStopping: {
    id: 'Huruf di bawahnya hanya dibaca saat berhenti.',
    en: 'The letter below it is read only when you stop.',
  },
  smallSin: {
    id: 'Sin kecil: huruf ص pada kata ini dibaca, atau boleh dibaca, س.',
    en: 'Small sin: the ص in this word is, or may be, read as س.',
  },
  smallYa: { id: 'Ya kecil, tetap dibaca.', en: 'Small ya, which is read.' },
  smallNun: {
    id: 'Nun kecil, dibaca n. Setelah tanwin dibaca ni bila disambung.',
    en: 'Small nun, read as n. After tanwin, read as ni when you continue.',
  },
  leaning: { id: 'Imalah: bunyi a condong ke e (11:41).', en: 'The a leans towards e (imalah, 11:41).' },
  rounded: {
    id: 'Isymam: bibir dimonyongkan tanpa suara (12:11).',
    en: 'Round the lips without a sound (ishmam, 12:11).',
  },
  softened: { id: 'Tashil: hamzah kedua dibaca ringan (41:44).', en: 'The second hamza is softened (tashil, 41:44).' },
}

export const words = messages({ title: { id: 'Arti tanda dalam mushaf', en: 'Signs in the mushaf' }, ...signs })
