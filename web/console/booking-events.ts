import { messages } from '#core/messages.ts'

/** What happened to a booking, by the name of the event. */
export const eventWords = messages({
  hold: { id: 'Kursi disimpan', en: 'Seats held' },
  checkout: { id: 'Pesanan dibuat', en: 'Order placed' },
  apply: { id: 'Pembiayaan diajukan', en: 'Financing applied for' },
  end_financing: { id: 'Pembiayaan berakhir, kursi dilepas', en: 'Financing ended, seats released' },
  replace: { id: 'Diganti dengan pesanan lain', en: 'Replaced by another order' },
  run_out: { id: 'Waktu pemesanan habis', en: 'Time to order ran out' },
  start: { id: 'Pembayaran pertama diterima', en: 'First payment received' },
  start_late: { id: 'Pembayaran terlambat diterima', en: 'Late payment received' },
  expire: { id: 'Waktu pembayaran habis', en: 'Payment deadline passed' },
  abandon: { id: 'Ditinggalkan pemesan', en: 'Abandoned by the person who booked' },
  settle: { id: 'Pelunasan diterima', en: 'Balance received' },
  overdue: { id: 'Pelunasan lewat jatuh tempo', en: 'Balance overdue' },
  cancel_traveller: { id: 'Satu jamaah dibatalkan', en: 'One traveller cancelled' },
  remind: { id: 'Pengingat pelunasan dikirim', en: 'Balance reminder sent' },
  reschedule: { id: 'Jadwal diubah', en: 'Dates changed' },
  decline: { id: 'Jadwal baru ditolak', en: 'New dates declined' },
  cancel: { id: 'Dibatalkan', en: 'Cancelled' },
  complete: { id: 'Perjalanan selesai', en: 'Trip completed' },
  correct: { id: 'Data jamaah diperbaiki', en: 'Traveller details corrected' },
  accept_document: { id: 'Dokumen diterima', en: 'Document accepted' },
  ask_again_document: { id: 'Dokumen diminta ulang', en: 'Document requested again' },
  other: { id: 'Pesanan diperbarui', en: 'Order updated' },
})
