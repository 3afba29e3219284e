import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Keberangkatan', en: 'Departures' },
  text: {
    id: 'Keberangkatan dari semua paket, mulai hari ini. Tambah keberangkatan baru dari halaman paketnya.',
    en: 'Departures of all packages, from today on. Add new departures on the page of their package.',
  },
  list: { id: 'Daftar keberangkatan', en: 'List of departures' },
  search: { id: 'Nama paket atau kode bandara', en: 'Package name or airport code' },
  departs: { id: 'Berangkat', en: 'Departs' },
  returns: { id: 'Pulang', en: 'Returns' },
  package: { id: 'Paket', en: 'Package' },
  partner: { id: 'Travel', en: 'Travel agency' },
  airport: { id: 'Dari', en: 'From' },
  state: { id: 'Status', en: 'Status' },
  allStates: { id: 'Semua status', en: 'All statuses' },
  when: { id: 'Waktu', en: 'When' },
  coming: { id: 'Mulai hari ini', en: 'From today' },
  past: { id: 'Sudah berangkat', en: 'Departed' },
  all: { id: 'Semua waktu', en: 'Any time' },
  month: { id: 'Bulan', en: 'Month' },
  allMonths: { id: 'Semua bulan', en: 'All months' },
  seats: { id: 'Terjual dari kuota', en: 'Sold of quota' },
  sold: {
    id: (sold: string, quota: string) => `${sold} / ${quota}`,
    en: (sold: string, quota: string) => `${sold} / ${quota}`,
  },
  price: { id: 'Harga quad', en: 'Quad price' },
  empty: { id: 'Belum ada keberangkatan', en: 'There are no departures yet' },
  emptyText: {
    id: 'Buka salah satu paket, lalu tambahkan tanggal keberangkatannya.',
    en: 'Open one of the packages and add its departure dates.',
  },
  packages: { id: 'Lihat paket', en: 'See the packages' },
})
