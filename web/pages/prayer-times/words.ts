import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  crumb: { id: 'Jadwal Sholat', en: 'Prayer Times' },
  title: { id: (place: string) => `Jadwal Sholat ${place}`, en: (place: string) => `Prayer Times in ${place}` },
  description: {
    id: (place: string, method: string) =>
      `Imsak, subuh, dzuhur, ashar, maghrib dan isya hari ini di ${place}, hitung mundur, dan jadwal sebulan. ${method}.`,
    en: (place: string, method: string) =>
      `Today’s fajr, dhuhr, asr, maghrib and isha in ${place}, a countdown, and the whole month. ${method}.`,
  },
  missing: { id: 'Kota tidak ditemukan', en: 'City not found' },
  missingText: {
    id: 'Tidak ada kota dengan nama itu di daftar kami. Cari namanya di bawah.',
    en: 'No city on our list has that name. Look for it below.',
  },
  next: { id: 'Berikutnya', en: 'Next' },
  left: { id: 'lagi', en: 'left' },
  evening: { id: 'sejak maghrib', en: 'since maghrib' },
  tomorrow: { id: 'besok', en: 'tomorrow' },
  stale: {
    id: 'Jadwal yang tersimpan ini sudah lewat. Sambungkan ke internet untuk jadwal hari ini.',
    en: 'This saved timetable is past. Go online for today’s times.',
  },
  today: { id: 'Waktu sholat hari ini', en: 'Prayer times of today' },
  zone: { id: (name: string) => `Waktu setempat (${name})`, en: (name: string) => `Local time (${name})` },
  saudi: { id: 'waktu Arab Saudi', en: 'Arabia Standard Time' },
  nowhere: {
    id: 'Anda belum memilih kota, jadi ini jadwal Jakarta.',
    en: 'You have not chosen a city yet, so these are the times of Jakarta.',
  },
  search: { id: 'Ganti kota', en: 'Change city' },
  searchHint: {
    id: 'Kota atau kabupaten mana saja, juga Makkah dan Madinah',
    en: 'Any city or regency, and Makkah and Madinah',
  },
  find: { id: 'Cari', en: 'Find' },
  locate: { id: 'Gunakan lokasi saya', en: 'Use my location' },
  locating: { id: 'Mencari lokasi…', en: 'Finding you…' },
  refused: {
    id: 'Izin lokasi tidak diberikan. Cari kota Anda dengan namanya.',
    en: 'Location was not allowed. Look for your city by its name.',
  },
  unknown: {
    id: 'Lokasi tidak dapat ditemukan. Cari kota Anda dengan namanya.',
    en: 'Your location could not be found. Look for your city by its name.',
  },
  privacy: {
    id: 'Kota terdekat dicari di perangkat Anda; lokasi Anda tidak dikirim.',
    en: 'The nearest city is found on your device; your location is not sent.',
  },
  month: { id: (month: string) => `Jadwal ${month}`, en: (month: string) => `Timetable of ${month}` },
  monthPath: { id: 'Pilih bulan', en: 'Choose a month' },
  previous: { id: 'Bulan sebelumnya', en: 'Previous month' },
  following: { id: 'Bulan berikutnya', en: 'Next month' },
  date: { id: 'Tanggal', en: 'Date' },
  hijri: { id: 'Hijriah', en: 'Hijri' },
  ics: { id: 'Simpan ke kalender (.ics)', en: 'Add to calendar (.ics)' },
  print: { id: 'Cetak', en: 'Print' },
  bad: { id: 'Bulan ini tidak dikenali', en: 'This month makes no sense' },
  thisMonth: { id: 'Lihat bulan ini', en: 'See this month' },
  method: { id: 'Metode', en: 'Method' },
  methodText: {
    id: 'Dihitung di sini, tanpa jaringan. Dibandingkan dengan jadwal resmi kementerian, hampir semua waktu sama hingga menitnya dan tidak ada yang berselisih lebih dari satu menit. Bila berbeda dengan masjid setempat, ikuti masjid setempat.',
    en: 'Reckoned here, without a network. Against the ministry’s own timetable nearly every time is equal to the minute, and none is more than one minute off. Where your mosque differs, follow your mosque.',
  },
  methodHoly: {
    id: 'Dihitung di sini, tanpa jaringan, dengan kriteria resmi Arab Saudi. Di Masjidil Haram dan Masjid Nabawi, ikuti azan setempat.',
    en: 'Reckoned here, without a network, by Saudi Arabia’s own criteria. In the two mosques, follow the adhan.',
  },
  hijriText: {
    id: 'Tanggal Hijriah menurut kalender Umm al-Qura dan berganti saat maghrib; penetapan pemerintah dapat berbeda sehari.',
    en: 'Hijri dates follow the Umm al-Qura calendar and change at maghrib; the government’s ruling can differ by a day.',
  },
  sources: {
    id: 'Nama daerah: idn-area-data (ODbL). Koordinat: GeoNames (CC BY 4.0).',
    en: 'Names of regions: idn-area-data (ODbL). Coordinates: GeoNames (CC BY 4.0).',
  },
  more: { id: 'Teman ibadah', en: 'Companions in worship' },
  qibla: { id: 'Arah kiblat', en: 'Qibla direction' },
  calendar: { id: 'Kalender Hijriah', en: 'Hijri calendar' },
  doa: { id: 'Doa perjalanan', en: 'Prayers of the journey' },
})
