import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  crumb: { id: 'Jadwal Sholat', en: 'Prayer times' },
  title: { id: (place: string) => `Jadwal Sholat ${place}`, en: (place: string) => `Prayer times in ${place}` },
  description: {
    id: (place: string, method: string) =>
      `Imsak, subuh, dzuhur, ashar, maghrib dan isya hari ini di ${place}, hitung mundur, dan jadwal sebulan. ${method}.`,
    en: (place: string, method: string) =>
      `Today’s fajr, dhuhr, asr, maghrib and isha in ${place}, a countdown, and the whole month. ${method}.`,
  },
  missing: { id: 'Kota tidak ditemukan', en: 'City not found' },
  missingText: {
    id: 'Tidak ada kota dengan nama itu di daftar kami. Cari kota lain di bawah.',
    en: 'No city on our list has that name. Search for another below.',
  },
  next: { id: 'Berikutnya', en: 'Next' },
  left: { id: 'lagi', en: 'left' },
  evening: { id: 'sejak maghrib', en: 'since maghrib' },
  tomorrow: { id: 'besok', en: 'tomorrow' },
  stale: {
    id: 'Jadwal tersimpan ini sudah lewat. Sambungkan ke internet untuk jadwal hari ini.',
    en: 'This saved timetable is out of date. Go online for today’s times.',
  },
  today: { id: 'Waktu sholat hari ini', en: 'Prayer times today' },
  zone: { id: (name: string) => `Waktu setempat (${name})`, en: (name: string) => `Local time (${name})` },
  colon: { id: '.', en: ':' },
  WIB: { id: 'WIB', en: 'WIB, Western Indonesia Time' },
  WITA: { id: 'WITA', en: 'WITA, Central Indonesia Time' },
  WIT: { id: 'WIT', en: 'WIT, Eastern Indonesia Time' },
  AST: { id: 'waktu Arab Saudi', en: 'Saudi time' },
  nowhere: {
    id: 'Anda belum memilih kota, jadi ini jadwal Jakarta.',
    en: 'You haven’t chosen a city yet, so these are the times for Jakarta.',
  },
  search: { id: 'Ganti kota', en: 'Change city' },
  searchHint: {
    id: 'Kota atau kabupaten mana saja, juga Makkah dan Madinah',
    en: 'Any city or regency, or Makkah and Madinah',
  },
  find: { id: 'Cari', en: 'Search' },
  locate: { id: 'Gunakan lokasi saya', en: 'Use my location' },
  locating: { id: 'Mencari lokasi…', en: 'Finding your location…' },
  refused: {
    id: 'Izin lokasi tidak diberikan. Ketik nama kota Anda.',
    en: 'Location access is off. Type the name of your city.',
  },
  unknown: {
    id: 'Lokasi tidak dapat ditemukan. Ketik nama kota Anda.',
    en: 'We couldn’t find your location. Type the name of your city.',
  },
  privacy: {
    id: 'Kota terdekat dicari di perangkat Anda. Lokasi Anda tidak dikirim.',
    en: 'We find the nearest city on your device. Your location is not sent.',
  },
  ahead: { id: 'Jadwal 30 hari mulai hari ini', en: 'Next 30 days, starting today' },
  month: { id: (month: string) => `Jadwal ${month}`, en: (month: string) => `Timetable for ${month}` },
  range: {
    id: (first: string, last: string) => `Jadwal tersedia dari ${first} sampai ${last}.`,
    en: (first: string, last: string) => `Timetables are available from ${first} to ${last}.`,
  },
  monthPath: { id: 'Pilih bulan', en: 'Choose a month' },
  previous: { id: 'Bulan sebelumnya', en: 'Previous month' },
  following: { id: 'Bulan berikutnya', en: 'Next month' },
  date: { id: 'Tanggal', en: 'Date' },
  hijri: { id: 'Hijriah', en: 'Hijri' },
  ics: { id: 'Simpan ke kalender (.ics)', en: 'Add to calendar (.ics)' },
  icsAbout: {
    id: 'Lima waktu sholat, dengan pengingat 10 menit sebelumnya.',
    en: 'The five prayers, with a reminder 10 minutes before each.',
  },
  icsWithAll: { id: 'Simpan dengan imsak dan terbit', en: 'Add with imsak and sunrise' },
  print: { id: 'Cetak', en: 'Print' },
  bad: { id: 'Bulan ini tidak tersedia', en: 'This month is not available' },
  thisMonth: { id: 'Lihat jadwal mulai hari ini', en: 'See times from today' },
  method: { id: 'Metode', en: 'Method' },
  methodText: {
    id: 'Dihitung dengan rumus Kementerian Agama. Hampir semua waktu sama dengan jadwal resmi; selisih terbesar satu menit. Bila jadwal masjid setempat berbeda, ikuti masjid.',
    en: 'Calculated with the ministry’s formula. Almost all times match the official timetable; the largest difference is one minute. If your mosque’s times differ, follow your mosque. Imsak is ten minutes before fajr, when people who fast stop eating to be safe.',
  },
  methodHoly: {
    id: 'Dihitung dengan kriteria resmi Arab Saudi. Di Masjidil Haram dan Masjid Nabawi, ikuti azan setempat.',
    en: 'Calculated with Saudi Arabia’s official criteria. In the two holy mosques, follow the adhan. Imsak is ten minutes before fajr, when people who fast stop eating to be safe.',
  },
  hijriText: {
    id: 'Tanggal Hijriah menurut kalender Ummul Qura dan berganti saat maghrib. Penetapan pemerintah dapat berbeda sehari.',
    en: 'Hijri dates follow the Umm al-Qura calendar and change at maghrib. The government’s decision can differ by a day.',
  },
  sources: {
    id: 'Nama daerah: Data Wilayah Indonesia, idn-area-data (ODbL). Koordinat: GeoNames (CC BY 4.0).',
    en: 'Region names: Indonesian Area Data, idn-area-data (ODbL). Coordinates: GeoNames (CC BY 4.0).',
  },
  more: { id: 'Lihat juga', en: 'See also' },
  qibla: { id: 'Arah kiblat', en: 'Qibla direction' },
  calendar: { id: 'Kalender Hijriah', en: 'Hijri calendar' },
  doa: { id: 'Doa umrah dan haji', en: 'Umrah and hajj supplications' },
})
