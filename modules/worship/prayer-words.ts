import { messages } from '#core/messages.ts'

/** What the server itself says of prayer times and of the days of the Hijri year. */
export const prayerWords = messages({
  kemenag: {
    id: 'Kriteria Kementerian Agama RI (subuh 20°, isya 18°, ihtiyati 2 menit)',
    en: 'Criteria of Indonesia’s Ministry of Religious Affairs (fajr 20°, isha 18°, 2 minutes of caution)',
  },
  ummAlQura: {
    id: 'Umm al-Qura, Makkah (subuh 18,5°, isya 90 menit setelah maghrib, 120 menit di bulan Ramadan)',
    en: 'Umm al-Qura, Makkah (fajr 18.5°, isha 90 minutes after maghrib, 120 in Ramadan)',
  },
  calendarTitle: {
    id: (place: string, month: string) => `Jadwal sholat ${place}, ${month}`,
    en: (place: string, month: string) => `Prayer times in ${place}, ${month}`,
  },
  new_year: { id: 'Tahun Baru Hijriah', en: 'Hijri New Year' },
  new_yearAbout: {
    id: 'Awal tahun Hijriah; bulan pertama dari empat bulan haram dalam urutan tahun.',
    en: 'The Hijri year begins, with Muharram, one of the four sacred months.',
  },
  tasua: { id: 'Hari Tasua', en: 'Tasua' },
  tasuaAbout: { id: 'Disunahkan berpuasa bersama hari Asyura.', en: 'A fast is recommended, together with Ashura.' },
  ashura: { id: 'Hari Asyura', en: 'Ashura' },
  ashuraAbout: { id: 'Puasa sunah 10 Muharam.', en: 'The recommended fast of 10 Muharram.' },
  mawlid: { id: 'Maulid Nabi Muhammad ﷺ', en: 'Birth of the Prophet ﷺ' },
  mawlidAbout: { id: 'Hari libur nasional di Indonesia.', en: 'A public holiday in Indonesia.' },
  isra_miraj: { id: 'Isra Mikraj', en: 'Isra and Mi’raj' },
  isra_mirajAbout: { id: 'Diperingati pada 27 Rajab; hari libur nasional.', en: 'Kept on 27 Rajab; a public holiday.' },
  mid_shaban: { id: 'Nisfu Syakban', en: 'Middle of Sha’ban' },
  mid_shabanAbout: { id: 'Pertengahan bulan, jelang Ramadan.', en: 'The middle of the month before Ramadan.' },
  ramadan: { id: 'Awal Ramadan', en: 'Ramadan begins' },
  ramadanAbout: {
    id: 'Hari pertama puasa; tarawih dimulai malam sebelumnya.',
    en: 'The first day of fasting; tarawih begins the evening before.',
  },
  nuzul: { id: 'Nuzulul Al-Qur’an', en: 'Nuzul al-Qur’an' },
  nuzulAbout: {
    id: 'Diperingati di Indonesia pada 17 Ramadan.',
    en: 'Commemorated in Indonesia on 17 Ramadan.',
  },
  last_ten: { id: 'Sepuluh malam terakhir', en: 'The last ten nights' },
  last_tenAbout: {
    id: 'Dimulai malam sebelumnya; Lailatulqadar dicari di malam-malam ganjilnya.',
    en: 'They begin the evening before; Laylat al-Qadr is sought on their odd nights.',
  },
  fitr: { id: 'Idulfitri', en: 'Eid al-Fitr' },
  fitrAbout: { id: '1 Syawal; puasa diharamkan pada hari ini.', en: '1 Shawwal; there is no fasting on this day.' },
  tarwiyah: { id: 'Hari Tarwiyah', en: 'Day of Tarwiyah' },
  tarwiyahAbout: { id: 'Jamaah haji bergerak menuju Mina.', en: 'Pilgrims set out for Mina.' },
  arafah: { id: 'Hari Arafah', en: 'Day of Arafah' },
  arafahAbout: {
    id: 'Wukuf di Arafah; puasa sunah bagi yang tidak berhaji.',
    en: 'The standing at Arafah; a recommended fast for those not on hajj.',
  },
  adha: { id: 'Iduladha', en: 'Eid al-Adha' },
  adhaAbout: { id: '10 Zulhijah; awal penyembelihan kurban.', en: '10 Dhu al-Hijjah; the days of sacrifice begin.' },
  tashriq: { id: 'Hari Tasyrik', en: 'Days of Tashriq' },
  tashriqAbout: {
    id: '11–13 Zulhijah; jamaah di Mina, puasa diharamkan.',
    en: '11–13 Dhu al-Hijjah; pilgrims are at Mina, and there is no fasting.',
  },
})
