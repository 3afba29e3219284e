import { messages } from '#core/messages.ts'

/** What an owner reads of each step. */
export const stepWords = messages({
  create: { id: 'Rencana disimpan', en: 'Plan saved' },
  submit: { id: 'Rencana dikirim ke travel', en: 'Plan sent to agencies' },
  drop: { id: 'Rencana dihapus', en: 'Plan deleted' },
  offer: { id: 'Penawaran pertama diterima', en: 'First offer received' },
  offer_more: { id: 'Penawaran baru diterima', en: 'Another offer received' },
  offer_change: { id: 'Penawaran diubah travel', en: 'Offer changed by the agency' },
  offer_withdraw: { id: 'Penawaran ditarik travel', en: 'Offer withdrawn by the agency' },
  offer_decline: { id: 'Anda menolak penawaran', en: 'You declined an offer' },
  offer_lapse: { id: 'Masa berlaku penawaran habis', en: 'Offer ran out' },
  reopen: { id: 'Menunggu penawaran lain', en: 'Waiting for other offers' },
  decline: { id: 'Permintaan ditutup oleh Anda', en: 'You closed the request' },
  expire: { id: 'Berakhir tanpa penawaran yang diterima', en: 'Ended without an accepted offer' },
  accept: { id: 'Penawaran diterima', en: 'Offer accepted' },
  invoice: { id: 'Tagihan dibuat', en: 'Invoice issued' },
  start: { id: 'Pembayaran pertama diterima', en: 'First payment received' },
  start_late: { id: 'Pembayaran diterima', en: 'Payment received' },
  run_out: { id: 'Batas waktu pembayaran lewat', en: 'Payment deadline passed' },
  cancel: { id: 'Perjalanan dibatalkan', en: 'Trip cancelled' },
  complete: { id: 'Perjalanan selesai', en: 'Trip completed' },
})

/** What a plan is called, and what it still lacks. */
export const requestWords = messages({
  title: {
    id: (city: string, nights: number) => `Umrah privat dari ${city}, ${nights} malam`,
    en: (city: string, nights: number) => `Private umrah from ${city}, ${nights} nights`,
  },
  contact_missing: {
    id: 'Isi nama, email, dan nomor HP yang dapat dihubungi',
    en: 'Enter a contact name, email and mobile number',
  },
  travellers_missing: { id: 'Lengkapi data semua jamaah', en: 'Enter every traveller’s details' },
})
