import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  crumb: { id: 'Pilih kota', en: 'Choose a city' },
  times: { id: 'Jadwal Sholat', en: 'Prayer Times' },
  title: { id: 'Pilih kota Anda', en: 'Choose your city' },
  description: {
    id: 'Pilih satu dari 514 kota dan kabupaten di Indonesia, atau Makkah dan Madinah, untuk jadwal sholatnya.',
    en: 'Choose one of Indonesia’s 514 cities and regencies, or Makkah and Madinah, for its prayer times.',
  },
  text: {
    id: 'Cukup sekali. Pilihan Anda disimpan di perangkat ini.',
    en: 'Choose once. We remember it on this device.',
  },
  search: { id: 'Cari kota atau kabupaten', en: 'Find a city or regency' },
  searchHint: { id: 'Misalnya Bandung, Kab. Bogor, atau Makkah', en: 'For example Bandung, Bogor Regency or Makkah' },
  find: { id: 'Cari', en: 'Find' },
  locate: { id: 'Gunakan lokasi saya', en: 'Use my location' },
  locating: { id: 'Mencari lokasi…', en: 'Finding you…' },
  refused: {
    id: 'Izin lokasi tidak diberikan. Cari kota Anda dengan namanya.',
    en: 'Location access was not allowed. Search for your city by name.',
  },
  unknown: {
    id: 'Lokasi tidak dapat ditemukan. Cari kota Anda dengan namanya.',
    en: 'We couldn’t find your location. Search for your city by name.',
  },
  privacy: {
    id: 'Kota terdekat dicari di perangkat Anda; lokasi Anda tidak dikirim.',
    en: 'The nearest city is found on your device; your location is not sent.',
  },
  often: { id: 'Sering dipilih', en: 'Often chosen' },
  found: {
    id: (n: string, search: string) => `${n} kota untuk “${search}”`,
    en: (n: string, search: string) => (n === '1' ? `1 city for “${search}”` : `${n} cities for “${search}”`),
  },
  none: { id: 'Kota tidak ditemukan', en: 'No city found' },
  noneText: {
    id: 'Periksa ejaannya, atau pilih lewat provinsi di bawah.',
    en: 'Check the spelling, or choose by province below.',
  },
  provinces: { id: 'Menurut provinsi', en: 'By province' },
  pages: { id: 'Halaman hasil', en: 'Pages of results' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  bad: { id: 'Pencarian ini tidak dikenali', en: 'We can’t use this search' },
  choose: { id: 'Kota tidak ditemukan. Pilih dari daftar.', en: 'City not found. Choose one from the list.' },
})
