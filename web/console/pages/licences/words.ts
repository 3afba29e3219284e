import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Izin mitra', en: 'Partner licences' },
  text: {
    id: 'Paket hanya dijual selama izin mitranya berlaku. Yang paling cepat habis ada di atas.',
    en: 'Packages are sold only while their partner’s licence is valid. Those that end first are at the top.',
  },
  add: { id: 'Tambah izin', en: 'Add a licence' },
  list: { id: 'Daftar izin', en: 'Licences' },
  search: { id: 'Mitra atau nomor izin', en: 'Partner or licence number' },
  state: { id: 'Status', en: 'Status' },
  allStates: { id: 'Semua status', en: 'All statuses' },
  expiring: { id: 'Habis dalam 60 hari', en: 'Expires within 60 days' },
  allKinds: { id: 'Semua jenis', en: 'All kinds' },
  empty: { id: 'Belum ada izin', en: 'There are no licences yet' },
  emptyText: {
    id: 'Setujui pendaftaran mitra, atau tambahkan izin untuk mitra yang sudah ada.',
    en: 'Approve a partner application, or add a licence to a partner.',
  },
})
