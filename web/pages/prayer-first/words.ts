import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  crumb: { id: 'Pilih kota', en: 'Choose a city' },
  times: { id: 'Jadwal Sholat', en: 'Prayer times' },
  title: { id: 'Pilih kota Anda', en: 'Choose your city' },
  description: {
    id: 'Jadwal sholat 514 kota dan kabupaten di Indonesia, juga Makkah dan Madinah. Pilih kota Anda.',
    en: 'Prayer times for 514 cities and regencies in Indonesia, and for Makkah and Madinah. Choose your city.',
  },
  text: {
    id: 'Pilihan Anda disimpan di perangkat ini.',
    en: 'Your choice is saved on this device.',
  },
  search: { id: 'Cari kota atau kabupaten', en: 'Search for a city or regency' },
  searchHint: { id: 'Misalnya Bandung, Kab. Bogor, atau Makkah', en: 'For example Bandung, Bogor Regency or Makkah' },
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
  often: { id: 'Sering dipilih', en: 'Popular cities' },
  resultCount: {
    id: (n: string, search: string) => `${n} kota untuk “${search}”`,
    en: (n: string, search: string) => (n === '1' ? `1 city for “${search}”` : `${n} cities for “${search}”`),
  },
  none: { id: 'Kota tidak ditemukan', en: 'No city found' },
  noneText: {
    id: 'Periksa ejaannya, atau pilih lewat provinsi di bawah.',
    en: 'Check the spelling, or choose by province below.',
  },
  provinces: { id: 'Menurut provinsi', en: 'By province' },
  pages: { id: 'Halaman hasil', en: 'Result pages' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  bad: { id: 'Pencarian ini tidak dikenali', en: 'We can’t use this search' },
  choose: { id: 'Kota tidak ditemukan. Pilih dari daftar.', en: 'City not found. Choose one from the list.' },
})
