import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Laporan percakapan', en: 'Conversation reports' },
  text: {
    id: 'Percakapan yang dilaporkan jamaah, yang terlama lebih dulu.',
    en: 'Conversations that members reported, the oldest first.',
  },
  list: { id: 'Daftar laporan', en: 'List of reports' },
  search: { id: 'Nama jamaah', en: 'Member’s name' },
  standing: { id: 'Tampilkan', en: 'Show' },
  open: { id: 'Belum ditangani', en: 'Not handled' },
  handled: { id: 'Sudah ditangani', en: 'Handled' },
  seeHandled: { id: 'Lihat yang sudah ditangani', en: 'See handled reports' },
  member: { id: 'Jamaah', en: 'Member' },
  left: { id: 'Akun sudah dihapus', en: 'Account deleted' },
  reason: { id: 'Alasan', en: 'Reason' },
  consultant: { id: 'Konsultan', en: 'Consultant' },
  none: { id: 'Belum ada', en: 'Nobody yet' },
  brand: { id: 'Merek', en: 'Brand' },
  at: { id: 'Dilaporkan', en: 'Reported' },
  done_handled: { id: 'Laporan ditandai selesai.', en: 'The report is marked as handled.' },
  empty: { id: 'Tidak ada laporan', en: 'No reports' },
  emptyText: {
    id: 'Bila jamaah melaporkan percakapan, laporannya tampil di sini.',
    en: 'If a member reports a conversation, it appears here.',
  },
})
