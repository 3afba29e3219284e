import { messages } from '#core/messages.ts'

export const words = messages({
  text: {
    id: 'Pemberitahuan bank dengan nomor pembayaran yang sudah tercatat untuk rekening atau jumlah lain.',
    en: 'Bank notices whose payment number was already recorded for another account or amount.',
  },
  payment: { id: (number: string) => `Pembayaran ${number}`, en: (number: string) => `Payment ${number}` },
  notice: { id: 'Pemberitahuan ini', en: 'This notice' },
  counted: { id: 'Sudah tercatat', en: 'Already recorded' },
  unreadable: { id: 'Tidak terbaca', en: 'Could not be read' },
  toAccount: {
    id: (amount: string, account: string) => `${amount} ke ${account}`,
    en: (amount: string, account: string) => `${amount} to ${account}`,
  },
  noAmount: { id: 'Tanpa jumlah', en: 'No amount' },
  openPlan: { id: (code: string) => `Buka tabungan ${code}`, en: (code: string) => `Open savings ${code}` },
  outcome: { id: 'Hasil pemeriksaan', en: 'Outcome' },
  outcomeHint: {
    id: 'Apa yang ditemukan dan dilakukan, minimal 10 karakter. Bila setoran salah, catat koreksinya di tabungan.',
    en: 'What was found and done, at least 10 characters. If a deposit is wrong, correct it in the savings plan.',
  },
  resolve: { id: 'Tandai sudah diperiksa', en: 'Mark as checked' },
  none: { id: 'Tidak ada selisih', en: 'There are no differences' },
  noneText: {
    id: 'Semua pemberitahuan bank cocok dengan setoran yang tercatat.',
    en: 'All bank notices match the recorded deposits.',
  },
  done: { id: 'Hasil pemeriksaan disimpan.', en: 'The outcome is saved.' },
})
