import { messages } from '#core/messages.ts'

export const words = messages({
  miqat: {
    id: 'Peta lima miqat di sekeliling Makkah, digambar menurut skala',
    en: 'Map of the five miqats around Makkah, drawn to scale',
  },
  tawaf: {
    id: 'Denah tawaf: tujuh putaran berlawanan arah jarum jam di sekeliling Ka’bah',
    en: 'Plan of tawaf: seven anticlockwise rounds around the Kaaba',
  },
  sai: {
    id: 'Denah sa’i: tujuh perjalanan antara Safa dan Marwah, berakhir di Marwah',
    en: 'Plan of sa’i: seven lengths between Safa and Marwah, ending at Marwah',
  },
  hajjDays: {
    id: 'Perjalanan haji dari 8 sampai 13 Zulhijah antara Makkah, Mina, Muzdalifah, dan Arafah',
    en: 'The route of hajj from 8 to 13 Dhu al-Hijjah between Makkah, Mina, Muzdalifah and Arafah',
  },
  makkah: { id: 'Makkah', en: 'Makkah' },
  madinah: { id: 'Madinah', en: 'Madinah' },
  jeddah: { id: 'Jeddah', en: 'Jeddah' },
  redSea: { id: 'Laut Merah', en: 'Red Sea' },
  dhulHulayfah: { id: 'Zulhulaifah', en: 'Dhul Hulayfah' },
  juhfah: { id: 'Juhfah', en: 'Juhfah' },
  qarn: { id: 'Qarnul Manazil', en: 'Qarn al-Manazil' },
  yalamlam: { id: 'Yalamlam', en: 'Yalamlam' },
  dhatIrq: { id: 'Zatu Irqin', en: 'Dhat Irq' },
  byRoad: { id: 'Garis utuh: jalan dari Madinah lewat Bir Ali.', en: 'Solid line: the road from Madinah via Bir Ali.' },
  byAir: {
    id: 'Garis putus-putus: jalur pesawat dari Indonesia ke Jeddah.',
    en: 'Dashed line: the flight path from Indonesia to Jeddah.',
  },
  scale: { id: '100 km', en: '100 km' },
  stone: { id: 'Hajar Aswad: mulai dan akhir setiap putaran.', en: 'Black Stone: each round starts and ends here.' },
  maqam: { id: 'Maqam Ibrahim: sholat dua rakaat sesudahnya.', en: 'Station of Ibrahim: pray two rak‘ahs afterwards.' },
  hijr: { id: 'Hijir Ismail: tawaf di luarnya.', en: 'Hijr Ismail: walk outside it.' },
  yemeni: {
    id: 'Rukun Yamani: baca doa dari sini sampai Hajar Aswad.',
    en: 'Yemeni Corner: say the supplication from here to the Black Stone.',
  },
  safa: { id: 'Safa', en: 'Safa' },
  marwah: { id: 'Marwah', en: 'Marwah' },
  green: {
    id: 'Bagian hijau: laki-laki berlari kecil di antara dua lampu hijau.',
    en: 'Green section: men jog between the two green lights.',
  },
  ends: { id: 'Angka menandai awal setiap perjalanan.', en: 'Numbers mark the start of each length.' },
  mina: { id: 'Mina', en: 'Mina' },
  muzdalifah: { id: 'Muzdalifah', en: 'Muzdalifah' },
  arafah: { id: 'Arafah', en: 'Arafah' },
  night: { id: 'malam', en: 'night' },
  standing: {
    id: 'Lingkaran besar: wukuf di Arafah, puncak haji.',
    en: 'Large circle: the standing at Arafah, the main rite of hajj.',
  },
  earlyLeave: {
    id: 'Jamaah nafar awal meninggalkan Mina pada 12 Zulhijah.',
    en: 'Pilgrims who leave early (nafar awal) go on 12 Dhu al-Hijjah.',
  },
})
export type DiagramWords = ReturnType<typeof words>
