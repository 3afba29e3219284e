import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pencairan bank', en: 'Bank disbursements' },
  text: {
    id: 'Dana pembiayaan yang menurut bank sudah dikirim. Periksa di rekening kami, lalu catat yang Anda lihat.',
    en: 'Financing that banks say they have sent. Look for it on our account, then record what you see.',
  },
  list: { id: 'Daftar pencairan', en: 'List of disbursements' },
  search: { id: 'Kode atau referensi', en: 'Code or reference' },
  expected: { id: 'Belum terlihat', en: 'Not seen yet' },
  received: { id: 'Sudah diterima', en: 'Received' },
  amount: { id: 'Jumlah', en: 'Amount' },
  day: { id: 'Tanggal pencairan', en: 'Disbursed on' },
  reported: { id: 'Dilaporkan', en: 'Reported' },
  open: { id: (code: string) => `Periksa ${code}`, en: (code: string) => `Check ${code}` },
  missed: { id: (why: string) => `Belum masuk: ${why}`, en: (why: string) => `Not arrived: ${why}` },
  checking: {
    id: (bank: string, code: string) => `${bank}, ${code}`,
    en: (bank: string, code: string) => `${bank}, ${code}`,
  },
  checkingText: {
    id: (day: string, reference: string) => `Menurut bank dikirim ${day} dengan referensi ${reference}.`,
    en: (day: string, reference: string) => `The bank says it was sent on ${day} by reference ${reference}.`,
  },
  seenTitle: { id: 'Sudah masuk', en: 'Arrived' },
  seenAmount: { id: 'Jumlah yang masuk', en: 'Amount that arrived' },
  seenHint: {
    id: 'Ketik jumlah seperti di mutasi rekening',
    en: 'Type the amount as the account statement shows it',
  },
  code: { id: 'Kode dari aplikasi autentikator', en: 'Code from your authenticator app' },
  confirm: { id: 'Catat sebagai diterima', en: 'Record as received' },
  missingTitle: { id: 'Belum masuk', en: 'Not arrived' },
  missingHint: {
    id: 'Dibaca bank, minimal 10 karakter. Jika jumlahnya lain, tulis berapa',
    en: 'The bank reads it, at least 10 characters. If the amount differs, write how much',
  },
  miss: { id: 'Kembalikan ke bank', en: 'Send back to the bank' },
  done_confirmed: { id: 'Pencairan dicatat sebagai diterima.', en: 'The disbursement is recorded as received.' },
  done_missed: {
    id: 'Dikembalikan ke bank. Pencairan ini tetap di daftar sampai bank mencatat ulang dan dananya masuk.',
    en: 'Sent back to the bank. It stays on this list until the bank records it anew and the money arrives.',
  },
  empty: { id: 'Tidak ada pencairan di sini', en: 'There are no disbursements here' },
  emptyText: {
    id: 'Pencairan muncul di sini setelah bank mencatatnya.',
    en: 'Disbursements appear here once a bank has recorded them.',
  },
})
