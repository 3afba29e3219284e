import { messages } from '#core/messages.ts'

/** What the server itself says of prayer times and of the days of the Hijri year. */
export const prayerWords = messages({
  kemenag: {
    id: 'Kriteria Kementerian Agama RI (subuh 20°, isya 18°, ditambah 2 menit sebagai pengaman)',
    en: 'Indonesian Ministry of Religious Affairs criteria (fajr 20°, isha 18°, 2-minute safety margin)',
  },
  ummAlQura: {
    id: 'Ummul Qura, Makkah (subuh 18,5°, isya 90 menit setelah maghrib, 120 menit di bulan Ramadan)',
    en: 'Umm al-Qura, Makkah (fajr 18.5°, isha 90 minutes after maghrib, 120 in Ramadan)',
  },
  calendarTitle: {
    id: (place: string, month: string) => `Jadwal sholat ${place}, ${month}`,
    en: (place: string, month: string) => `Prayer times in ${place}, ${month}`,
  },
  new_year: { id: 'Tahun Baru Hijriah', en: 'Hijri New Year' },
  new_yearAbout: {
    id: 'Awal tahun Hijriah. Muharam termasuk empat bulan haram.',
    en: 'Start of the Hijri year. Muharram is one of the four sacred months.',
  },
  tasua: { id: 'Hari Tasua', en: 'Tasua' },
  tasuaAbout: { id: 'Disunahkan berpuasa bersama hari Asyura.', en: 'Recommended fast, together with Ashura.' },
  ashura: { id: 'Hari Asyura', en: 'Ashura' },
  ashuraAbout: { id: 'Disunahkan berpuasa.', en: 'Recommended fast.' },
  mawlid: { id: 'Maulid Nabi Muhammad ﷺ', en: 'Birth of the Prophet ﷺ' },
  mawlidAbout: { id: 'Hari libur nasional di Indonesia.', en: 'Public holiday in Indonesia.' },
  isra_miraj: { id: 'Isra Mikraj', en: 'Isra and Mi‘raj' },
  isra_mirajAbout: {
    id: 'Hari libur nasional di Indonesia.',
    en: 'Public holiday in Indonesia.',
  },
  mid_shaban: { id: 'Nisfu Syakban', en: 'Mid-Shaban' },
  mid_shabanAbout: { id: 'Pertengahan bulan Syakban, sebelum Ramadan.', en: 'Middle of the month before Ramadan.' },
  ramadan: { id: 'Awal Ramadan', en: 'Ramadan begins' },
  ramadanAbout: {
    id: 'Hari pertama puasa. Tarawih dimulai malam sebelumnya.',
    en: 'First day of fasting. Tarawih begins the evening before.',
  },
  nuzul: { id: 'Nuzulul Qur’an', en: 'Revelation of the Quran' },
  nuzulAbout: {
    id: 'Diperingati di Indonesia.',
    en: 'Commemorated in Indonesia.',
  },
  last_ten: { id: 'Sepuluh malam terakhir', en: 'The last ten nights' },
  last_tenAbout: {
    id: 'Dimulai malam sebelumnya. Lailatulqadar dicari pada malam-malam ganjil.',
    en: 'They begin the evening before. Laylat al-Qadr is sought on the odd nights.',
  },
  fitr: { id: 'Idulfitri', en: 'Eid al-Fitr' },
  fitrAbout: { id: 'Haram berpuasa pada hari ini.', en: 'Fasting is not allowed on this day.' },
  tarwiyah: { id: 'Hari Tarwiyah', en: 'Day of Tarwiyah' },
  tarwiyahAbout: { id: 'Jamaah haji berangkat ke Mina.', en: 'Hajj pilgrims set out for Mina.' },
  arafah: { id: 'Hari Arafah', en: 'Day of Arafah' },
  arafahAbout: {
    id: 'Wukuf di Arafah. Puasa sunah bagi yang tidak berhaji.',
    en: 'The standing at Arafah. Recommended fast for those not on hajj.',
  },
  adha: { id: 'Iduladha', en: 'Eid al-Adha' },
  adhaAbout: {
    id: 'Awal penyembelihan kurban. Haram berpuasa pada hari ini.',
    en: 'The days of sacrifice begin. Fasting is not allowed on this day.',
  },
  tashriq: { id: 'Hari Tasyrik', en: 'Days of Tashriq' },
  tashriqAbout: {
    id: 'Jamaah haji di Mina. Haram berpuasa.',
    en: 'Hajj pilgrims are at Mina. Fasting is not allowed.',
  },
})
