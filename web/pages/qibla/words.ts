import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  crumb: { id: 'Arah Kiblat', en: 'Qibla direction' },
  title: { id: (place: string) => `Arah Kiblat dari ${place}`, en: (place: string) => `Qibla direction from ${place}` },
  description: {
    id: (place: string) => `Arah kiblat dari ${place} dalam derajat dari utara sejati, jaraknya ke Ka’bah, dan kompas.`,
    en: (place: string) =>
      `The qibla from ${place} in degrees from true north, the distance to the Kaaba, and a compass.`,
  },
  missing: { id: 'Kota tidak ditemukan', en: 'City not found' },
  missingText: {
    id: 'Tidak ada kota dengan nama itu di daftar kami. Cari kota lain di bawah.',
    en: 'No city on our list has that name. Search for another below.',
  },
  fromNorth: { id: 'dari utara sejati, searah jarum jam', en: 'from true north, clockwise' },
  distance: { id: (km: string) => `${km} km ke Ka’bah`, en: (km: string) => `${km} km to the Kaaba` },
  here: { id: 'Menghadaplah langsung ke Ka’bah', en: 'Face the Kaaba directly' },
  hereText: {
    id: 'Di dekat Ka’bah arah berubah di setiap langkah. Ikuti garis saf masjid.',
    en: 'This close, the direction changes with every step. Follow the prayer rows in the mosque.',
  },
  n: { id: 'U', en: 'N' },
  ne: { id: 'timur laut', en: 'north-east' },
  e: { id: 'T', en: 'E' },
  se: { id: 'tenggara', en: 'south-east' },
  s: { id: 'S', en: 'S' },
  sw: { id: 'barat daya', en: 'south-west' },
  w: { id: 'B', en: 'W' },
  nw: { id: 'barat laut', en: 'north-west' },
  north: { id: 'utara', en: 'north' },
  east: { id: 'timur', en: 'east' },
  south: { id: 'selatan', en: 'south' },
  west: { id: 'barat', en: 'west' },
  compass: { id: 'Kompas kiblat', en: 'Qibla compass' },
  compassAlt: {
    id: (degrees: string, side: string) => `Jarum menunjuk ${degrees}°, ${side}; utara di atas`,
    en: (degrees: string, side: string) => `The needle points to ${degrees}°, ${side}. North is at the top`,
  },
  nowhere: {
    id: 'Anda belum memilih kota, jadi ini arah dari Jakarta.',
    en: 'You haven’t chosen a city yet, so this is the direction from Jakarta.',
  },
  search: { id: 'Ganti kota', en: 'Change city' },
  searchHint: { id: 'Kota atau kabupaten mana saja', en: 'Any city or regency' },
  find: { id: 'Cari', en: 'Search' },
  device: { id: 'Pakai perangkat ini', en: 'Use this device' },
  locate: { id: 'Hitung dari lokasi saya', en: 'Use my location' },
  locating: { id: 'Mencari lokasi…', en: 'Finding your location…' },
  refused: {
    id: 'Izin lokasi tidak diberikan. Arah tetap dihitung dari kota.',
    en: 'Location access is off. The direction is still from the city.',
  },
  unknown: {
    id: 'Lokasi tidak dapat ditemukan. Arah tetap dihitung dari kota.',
    en: 'We couldn’t find your location. The direction is still from the city.',
  },
  located: { id: 'Dari lokasi Anda, teliti hingga', en: 'From your location, accurate to' },
  metres: { id: 'm', en: 'm' },
  privacy: { id: 'Lokasi Anda tetap di perangkat ini.', en: 'Your location stays on this device.' },
  turn: { id: 'Nyalakan kompas', en: 'Turn on the compass' },
  turning: {
    id: 'Kompas mengikuti gerak perangkat. Letakkan mendatar, jauh dari logam.',
    en: 'The compass follows your device. Hold it flat, away from metal.',
  },
  still: {
    id: 'Perangkat ini tidak punya kompas. Gunakan derajat di atas.',
    en: 'This device has no compass. Use the degrees above.',
  },
  accuracy: { id: 'Seberapa teliti?', en: 'How accurate is it?' },
  accuracyCity: {
    id: 'Arah dihitung dari pusat kota, menurut jarak terpendek ke Ka’bah. Di Indonesia, 10 km dari pusat kota arahnya berubah kurang dari 0,1°.',
    en: 'The direction is calculated from the city centre along the shortest path to the Kaaba. In Indonesia, 10 km from the centre it changes by less than 0.1°.',
  },
  accuracyCompass: {
    id: 'Kompas ponsel menunjuk utara magnet, yang di Indonesia berselisih hingga beberapa derajat dari utara sejati. Logam dan magnet di sekitarnya biasanya menambah selisih 5–15°. Gerakkan ponsel membentuk angka delapan. Jangan pakai kompas ponsel untuk membangun masjid.',
    en: 'A phone compass points to magnetic north, which in Indonesia is up to a few degrees from true north. Metal and magnets nearby usually add another 5–15°. Move your phone in a figure of eight. Don’t use a phone compass to build a mosque.',
  },
  sun: { id: 'Cara paling tepat: bayangan matahari', en: 'Most accurate: the sun’s shadow' },
  sunText: {
    id: (may: string, july: string) =>
      `Dua kali setahun matahari tepat di atas Ka’bah: 27–28 Mei pukul ${may} dan 15–16 Juli pukul ${july}. Saat itu bayangan benda tegak tepat membelakangi kiblat.`,
    en: (may: string, july: string) =>
      `Twice a year the sun is directly above the Kaaba: on May 27–28 at ${may} and July 15–16 at ${july}. At that moment, the shadow of any upright object points exactly away from the qibla.`,
  },
  sunSet: {
    id: 'Pada saat itu matahari sudah terbenam di kota ini. Cara ini dapat dipakai di Indonesia bagian barat dan tengah.',
    en: 'At that time the sun has already set in this city. This method works in western and central Indonesia.',
  },
  more: { id: 'Lihat juga', en: 'See also' },
  prayerTimes: { id: 'Jadwal sholat', en: 'Prayer times' },
  calendar: { id: 'Kalender Hijriah', en: 'Hijri calendar' },
  doa: { id: 'Doa umrah dan haji', en: 'Umrah and hajj supplications' },
})
