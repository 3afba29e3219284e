import { messages } from '#core/messages.ts'

export const words = messages({
  accounts: { id: 'Rekening penerima', en: 'Payee accounts' },
  title: { id: (partner: string) => `Rekening ${partner}`, en: (partner: string) => `Account of ${partner}` },
  bank: { id: 'Bank', en: 'Bank' },
  number: { id: 'Nomor rekening', en: 'Account number' },
  holder: { id: 'Atas nama', en: 'Account holder' },
  store: { id: 'Toko', en: 'Store' },
  consultant: { id: 'Konsultan', en: 'Consultant' },
  company: { id: 'Nama perusahaan', en: 'Company name' },
  enteredBy: { id: 'Diisi oleh', en: 'Entered by' },
  enteredAt: { id: 'Diisi', en: 'Entered' },
  decidedAt: { id: 'Diputuskan', en: 'Decided' },
  reason: { id: 'Catatan', en: 'Note' },
  payableFrom: { id: 'Menerima pembayaran mulai', en: 'Can be paid from' },
  asApplied: {
    id: 'Sama dengan rekening yang diperiksa saat mitra mendaftar. Bila ini rekening pertamanya, langsung dapat dipakai setelah disetujui. Bila bukan, pembayaran menunggu beberapa hari.',
    en: 'The same account that was checked when the partner applied. If it is their first, it can be used as soon as it is verified. If not, payouts wait a few days.',
  },
  isChange: {
    id: 'Setelah disetujui, pembayaran menunggu beberapa hari agar pemiliknya sempat mengabari bila bukan rekeningnya.',
    en: 'Once verified, payouts wait a few days so the owner can tell us if it isn’t theirs.',
  },
  logged: {
    id: 'Nomor lengkap ditampilkan di sini. Setiap kali dibuka, tercatat di audit.',
    en: 'The whole number is shown here. Each time it is opened is recorded in the audit.',
  },
  decide: { id: 'Periksa rekening', en: 'Verify the account' },
  note: { id: 'Apa yang diperiksa', en: 'What was checked' },
  noteHint: {
    id: 'Misalnya nama pemilik menurut bank, minimal 10 karakter',
    en: 'Such as the holder’s name at the bank, at least 10 characters',
  },
  verify: { id: 'Setujui rekening', en: 'Verify the account' },
  rejectReason: { id: 'Alasan menolak', en: 'Reason for rejecting' },
  rejectHint: { id: 'Pemiliknya membacanya, minimal 10 karakter', en: 'The owner reads it, at least 10 characters' },
  reject: { id: 'Tolak rekening', en: 'Reject the account' },
  code: { id: 'Kode dari aplikasi autentikator', en: 'Code from your authenticator app' },
})

export const outcomes = ['verified', 'rejected'] as const

/** What a form did, said on the page that follows. */
export const doneWords = messages({
  verified: {
    id: 'Rekening disetujui. Pemiliknya sudah dikabari.',
    en: 'The account is verified. We’ve emailed the owner.',
  },
  rejected: {
    id: 'Rekening ditolak. Pemiliknya sudah dikabari.',
    en: 'The account is rejected. We’ve emailed the owner.',
  },
})
