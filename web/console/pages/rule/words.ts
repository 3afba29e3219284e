import { messages } from '#core/messages.ts'

export const words = messages({
  rules: { id: 'Ketentuan bertanggal', en: 'Dated rules' },
  history: { id: 'Riwayat', en: 'History' },
  value: { id: 'Nilai', en: 'Value' },
  days: { id: 'Berlaku', en: 'Holds' },
  between: {
    id: (from: string, to: string) => `${from} sampai ${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  from: { id: (day: string) => `mulai ${day}`, en: (day: string) => `from ${day}` },
  source: { id: 'Sumber', en: 'Source' },
  today: { id: 'Berlaku hari ini', en: 'Holds today' },
  toCome: { id: 'Akan berlaku', en: 'To come' },
  past: { id: 'Sudah lewat', en: 'Past' },
  state: { id: 'Status', en: 'State' },
  add: { id: 'Nilai baru', en: 'A new value' },
  addText: {
    id: 'Yang berlaku hari ini dan sebelumnya tidak berubah. Pesanan lama tetap memakai nilai pada hari dipesan.',
    en: 'What holds today and before stays. Orders already placed stay with the value of their day.',
  },
  newValue: { id: 'Nilai baru', en: 'New value' },
  validFrom: { id: 'Berlaku mulai', en: 'Holds from' },
  validFromHint: { id: 'Paling cepat besok', en: 'Tomorrow at the earliest' },
  newSource: { id: 'Sumber', en: 'Source' },
  sourceHint: { id: 'Peraturan, surat bank, atau keputusan', en: 'A regulation, a bank’s letter or a decision' },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonHint: { id: 'Untuk audit, minimal 10 karakter', en: 'For the audit, at least 10 characters' },
  submit: { id: 'Tambahkan nilai', en: 'Add the value' },
  added: { id: 'Nilai baru ditambahkan.', en: 'The new value is added.' },
})
