import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Paket', en: 'Packages' },
  text: {
    id: 'Paket baru dan perubahan harga atau isi tayang setelah ditinjau. Paket yang sudah tayang tetap dijual selama perubahannya ditinjau.',
    en: 'New packages and changes to prices or content go live after a review. A published package stays on sale while its change is reviewed.',
  },
  list: { id: 'Daftar paket', en: 'List of packages' },
  create: { id: 'Buat paket', en: 'Create a package' },
  search: { id: 'Nama paket', en: 'Package name' },
  name: { id: 'Paket', en: 'Package' },
  partner: { id: 'Travel', en: 'Travel agency' },
  category: { id: 'Kategori', en: 'Category' },
  allCategories: { id: 'Semua kategori', en: 'All categories' },
  state: { id: 'Status', en: 'Status' },
  allStates: { id: 'Semua status', en: 'All statuses' },
  waiting: { id: 'Perubahan ditinjau', en: 'Change in review' },
  dates: { id: 'Keberangkatan dibuka', en: 'Open departures' },
  seats: { id: 'Kursi tersedia', en: 'Seats left' },
  created: { id: 'Dibuat', en: 'Created' },
  empty: { id: 'Belum ada paket', en: 'There are no packages yet' },
  emptyText: {
    id: 'Mulai dengan nama dan jenis perjalanan. Sisanya dapat dilengkapi nanti; draf tidak terlihat di situs.',
    en: 'Start with a name and a type of journey. You can add the rest later; drafts are not shown on the site.',
  },
})
