import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Dana Tabungan Saya', en: 'My savings' },
  description: { id: 'Tabungan umrah Anda di bank syariah', en: 'Your umrah savings at sharia banks' },
  code: { id: (code: string) => `Tabungan ${code}`, en: (code: string) => `Savings ${code}` },
  target: { id: 'Target', en: 'Target' },
  saved: { id: 'Terkumpul', en: 'Saved' },
  deposit: { id: 'Setoran disarankan', en: 'Suggested deposit' },
  perMonth: { id: 'per bulan', en: 'a month' },
  percent: { id: (n: number) => `${n}% dari target`, en: (n: number) => `${n}% of the target` },
  cart: { id: 'Isi data untuk membuka rekening', en: 'Enter your details to open the account' },
  submitted: { id: 'Bank sedang memeriksa data Anda', en: 'The bank is checking your details' },
  nextOn: {
    id: (amount: string, day: string) => `Setoran berikutnya ${amount}, ${day}`,
    en: (amount: string, day: string) => `Next deposit ${amount}, ${day}`,
  },
  closing: { id: 'Penutupan sedang diproses bank', en: 'The bank is closing the account' },
  continue: { id: 'Lanjutkan pengisian', en: 'Continue the form' },
  pay: { id: 'Cara setor', en: 'How to deposit' },
  reached: {
    id: 'Target tercapai. Tutup rekening, lalu pesan dan bayar paket',
    en: 'Target reached. Close the account, then book and pay for a package',
  },
  steps: { id: 'Lihat langkahnya', en: 'See the steps' },
  begin: { id: 'Buat rencana baru', en: 'Start a new plan' },
  pages: { id: 'Halaman tabungan', en: 'Savings pages' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  none: { id: 'Belum ada tabungan', en: 'No savings yet' },
  noneText: {
    id: 'Pilih paket umrah atau tentukan target sendiri, lalu lihat berapa setoran tiap bulan. Uangnya disimpan di bank atas nama Anda.',
    en: 'Choose an umrah package or your own target and see the monthly deposit. The money stays at the bank in your own name.',
  },
  plan: { id: 'Buat rencana tabungan', en: 'Plan your savings' },
})
