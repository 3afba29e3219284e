import { messages } from '#core/messages.ts'

/** What happened to an application, by the names its history has. */
export const stepWords = messages({
  apply: { id: 'Pengajuan dibuat', en: 'Application started' },
  identify: { id: 'Identitas disimpan', en: 'Details saved' },
  submit: { id: 'Dikirim ke bank', en: 'Sent to the bank' },
  submit_again: { id: 'Dikirim lagi ke bank', en: 'Sent to the bank again' },
  ask_again: { id: 'Bank meminta dokumen lagi', en: 'The bank asked for a document again' },
  approve: { id: 'Disetujui bank', en: 'Approved by the bank' },
  reject: { id: 'Tidak disetujui bank', en: 'Declined by the bank' },
  start: { id: 'Uang muka (DP) dibayar', en: 'Down payment paid' },
  expire: { id: 'Waktu habis', en: 'Ran out of time' },
  withdraw: { id: 'Anda membatalkan pengajuan', en: 'You withdrew the application' },
  call_off: { id: 'Perjalanan dibatalkan', en: 'The journey was called off' },
  disburse: { id: 'Bank membayar sisa pesanan', en: 'The bank paid the rest of the order' },
  disburse_again: { id: 'Bank mengirim ulang pembayarannya', en: 'The bank sent its payment again' },
  report_instalment: { id: 'Bank mencatat pembayaran cicilan', en: 'The bank recorded instalment' },
  correct_instalment: { id: 'Bank membetulkan catatan cicilan', en: 'The bank corrected an instalment' },
  return_money: { id: 'Uang dikembalikan ke bank', en: 'Money returned to the bank' },
  settle: { id: 'Lunas', en: 'Paid off' },
})

/** Who did it; the bank has its name. */
export const actorWords = messages({
  member: { id: 'Anda', en: 'You' },
  gateway: { id: 'Penyedia pembayaran', en: 'Payment provider' },
  clock: { id: 'Otomatis', en: 'Automatic' },
  team: { id: 'Tim kami', en: 'Our team' },
})
