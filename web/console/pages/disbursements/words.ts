import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pencairan bank', en: 'Bank disbursements' },
  text: {
    id: 'Dana pembiayaan yang menurut bank sudah dikirim. Konfirmasi setelah terlihat di rekening kami.',
    en: 'Financing that banks say they have sent. Confirm it once it is on our account.',
  },
  list: { id: 'Daftar pencairan', en: 'List of disbursements' },
  search: { id: 'Kode atau referensi', en: 'Code or reference' },
  expected: { id: 'Belum terlihat', en: 'Not seen yet' },
  received: { id: 'Sudah diterima', en: 'Received' },
  amount: { id: 'Jumlah', en: 'Amount' },
  day: { id: 'Tanggal pencairan', en: 'Disbursed on' },
  reported: { id: 'Dilaporkan', en: 'Reported' },
  confirm: { id: (code: string) => `Konfirmasi ${code}`, en: (code: string) => `Confirm ${code}` },
  done: { id: 'Pencairan dikonfirmasi.', en: 'The disbursement is confirmed.' },
  empty: { id: 'Tidak ada pencairan di sini', en: 'There are no disbursements here' },
  emptyText: {
    id: 'Pencairan muncul di sini setelah bank mencatatnya.',
    en: 'Disbursements appear here once a bank has recorded them.',
  },
})
