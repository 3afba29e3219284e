import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  crumb: { id: 'Arah Kiblat', en: 'Qibla Direction' },
  title: { id: (place: string) => `Arah Kiblat dari ${place}`, en: (place: string) => `Qibla Direction from ${place}` },
  description: {
    id: (place: string) => `Arah kiblat dari ${place} dalam derajat dari utara sejati, jaraknya ke Ka’bah, dan kompas.`,
    en: (place: string) =>
      `The qibla from ${place} in degrees from true north, the distance to the Kaaba, and a compass.`,
  },
  missing: { id: 'Kota tidak ditemukan', en: 'City not found' },
  missingText: {
    id: 'Tidak ada kota dengan nama itu di daftar kami. Cari namanya di bawah.',
    en: 'No city on our list has that name. Look for it below.',
  },
  fromNorth: { id: 'dari utara sejati, searah jarum jam', en: 'from true north, clockwise' },
  distance: { id: (km: string) => `${km} km ke Ka’bah`, en: (km: string) => `${km} km to the Kaaba` },
  here: { id: 'Menghadaplah langsung ke Ka’bah', en: 'Face the Kaaba itself' },
  hereText: {
    id: 'Sedekat ini arah berubah di setiap langkah; ikuti garis saf masjid.',
    en: 'This near, the direction changes with every step; follow the rows of the mosque.',
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
    en: (degrees: string, side: string) => `The needle points to ${degrees}°, ${side}; north is at the top`,
  },
  nowhere: {
    id: 'Anda belum memilih kota, jadi ini arah dari Jakarta.',
    en: 'You have not chosen a city yet, so this is the direction from Jakarta.',
  },
  search: { id: 'Ganti kota', en: 'Change city' },
  searchHint: { id: 'Kota atau kabupaten mana saja', en: 'Any city or regency' },
  find: { id: 'Cari', en: 'Find' },
  device: { id: 'Dengan perangkat ini', en: 'With this device' },
  locate: { id: 'Hitung dari lokasi saya', en: 'Reckon from my location' },
  locating: { id: 'Mencari lokasi…', en: 'Finding you…' },
  refused: {
    id: 'Izin lokasi tidak diberikan; arah tetap dari kota.',
    en: 'Location was not allowed; the direction stays the city’s.',
  },
  unknown: {
    id: 'Lokasi tidak dapat ditemukan; arah tetap dari kota.',
    en: 'Your location could not be found; the direction stays the city’s.',
  },
  located: { id: 'Dari lokasi Anda, teliti hingga', en: 'From your location, accurate to' },
  metres: { id: 'm', en: 'm' },
  privacy: { id: 'Lokasi Anda tetap di perangkat ini.', en: 'Your location stays on this device.' },
  turn: { id: 'Nyalakan kompas', en: 'Turn the compass on' },
  turning: {
    id: 'Kompas mengikuti perangkat. Letakkan mendatar, jauh dari logam.',
    en: 'The compass follows the device. Lay it flat, away from metal.',
  },
  still: {
    id: 'Perangkat ini tidak memberi arah kompas. Gunakan derajat di atas.',
    en: 'This device gives no compass direction. Use the degrees above.',
  },
  accuracy: { id: 'Seberapa teliti?', en: 'How accurate is it?' },
  accuracyCity: {
    id: 'Derajatnya dihitung dari titik pusat kota sepanjang jalan terpendek ke Ka’bah. Sepuluh kilometer dari titik itu, di Indonesia, arah berubah kurang dari 0,1°.',
    en: 'The degrees are reckoned from the centre of the city along the shortest way to the Kaaba. Ten kilometres from there, in Indonesia, the direction changes by less than 0.1°.',
  },
  accuracyCompass: {
    id: 'Kompas ponsel menunjuk utara magnet, yang di Indonesia berselisih hingga beberapa derajat dari utara sejati, dan biasanya meleset 5–15° lagi karena logam dan magnet di sekitarnya. Gerakkan ponsel membentuk angka delapan, dan jangan andalkan kompas untuk membangun masjid.',
    en: 'A phone’s compass points to magnetic north, up to a few degrees from true north in Indonesia, and is usually off by another 5–15° through metal and magnets nearby. Move the phone in a figure of eight, and build no mosque by it.',
  },
  sun: { id: 'Cara paling pasti: bayangan matahari', en: 'The surest way: the shadow of the sun' },
  sunText: {
    id: (may: string, july: string) =>
      `Dua kali setahun matahari tepat di atas Ka’bah: 27–28 Mei pukul ${may} dan 15–16 Juli pukul ${july}. Saat itu bayangan benda tegak menunjuk tepat membelakangi kiblat.`,
    en: (may: string, july: string) =>
      `Twice a year the sun stands right above the Kaaba: 27–28 May at ${may} and 15–16 July at ${july}. The shadow of anything upright then points exactly away from the qibla.`,
  },
  sunSet: {
    id: 'Pada saat itu matahari sudah terbenam di kota ini; gunakan cara ini di Indonesia bagian barat dan tengah.',
    en: 'At that time the sun has already set in this city; use this in the west and centre of Indonesia.',
  },
  more: { id: 'Teman ibadah', en: 'Companions in worship' },
  prayerTimes: { id: 'Jadwal sholat', en: 'Prayer times' },
  calendar: { id: 'Kalender Hijriah', en: 'Hijri calendar' },
  doa: { id: 'Doa perjalanan', en: 'Prayers of the journey' },
})
