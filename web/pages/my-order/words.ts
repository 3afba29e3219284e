import { messages } from '#core/messages.ts'
import { documentNames } from '#modules/booking/rules/document-words.ts'
import { roomNames, roomWithPeople } from '#modules/catalogue/rules/room-words.ts'
import { invoiceTexts } from '../../components/orders/invoice-words.ts'

export const words = messages({
  title: { id: 'Detail pesanan', en: 'Order details' },
  description: {
    id: 'Tagihan, dokumen dan e-voucher pesanan Anda',
    en: 'Invoices, documents and e-voucher for your order',
  },
  orders: { id: 'Pesanan Saya', en: 'My orders' },
  departs: { id: 'Berangkat', en: 'Departure' },
  returns: { id: 'Pulang', en: 'Return' },
  rooms: { id: 'Kamar', en: 'Rooms' },
  travellersCount: { id: 'Jamaah', en: 'Travellers' },
  seePackage: { id: 'Lihat paket', en: 'See package' },
  seeRequest: { id: 'Lihat rencana dan penawaran', en: 'See the plan and offers' },
  ...roomNames,
  ...roomWithPeople,
  adult: { id: 'Dewasa', en: 'Adult' },
  child: { id: 'Anak', en: 'Child' },
  infant: { id: 'Bayi', en: 'Infant' },

  timeLeft: { id: 'Sisa waktu', en: 'Time left' },
  timeOver: { id: 'Waktu habis', en: 'Time is up' },
  toPay: { id: (stage: string) => `${stage} yang perlu dibayar`, en: (stage: string) => `${stage} due` },
  payBy: { id: (at: string) => `Bayar sebelum ${at}`, en: (at: string) => `Pay by ${at}` },
  payLater: {
    id: (amount: string, at: string) => `Pelunasan ${amount} paling lambat ${at}`,
    en: (amount: string, at: string) => `The balance of ${amount} is due by ${at}`,
  },
  holdTitle: { id: 'Kursi Anda masih disimpan', en: 'Your seats are still held' },
  overdueTitle: { id: 'Pelunasan lewat jatuh tempo', en: 'The balance is overdue' },
  overdueText: {
    id: (amount: string, day: string, partner: string) =>
      `${amount} jatuh tempo ${day} dan belum kami terima. Hubungi ${partner} untuk melanjutkan pembayaran. Kursi Anda belum dilepas.`,
    en: (amount: string, day: string, partner: string) =>
      `${amount} was due on ${day} and we haven’t received it. Contact ${partner} to arrange payment. Your seats have not been released.`,
  },
  expiredTitle: { id: 'Pesanan ini kedaluwarsa', en: 'This order has expired' },
  expiredText: {
    id: 'Waktu pembayaran habis dan kursi sudah dilepas. Anda dapat memesan ulang.',
    en: 'The payment deadline passed and your seats were released. You can book again.',
  },
  expiredPrivate: {
    id: 'Waktu pembayaran habis, jadi penawaran ini tidak berlaku lagi. Anda dapat mengirim rencana yang sama lagi.',
    en: 'The payment deadline passed, so this offer is no longer valid. You can send the same plan again.',
  },
  bookAgain: { id: 'Pesan ulang', en: 'Book again' },
  cancelledTitle: { id: 'Perjalanan ini dibatalkan', en: 'This trip was cancelled' },
  reason: { id: (why: string) => `Alasan: ${why}`, en: (why: string) => `Reason: ${why}` },
  refundTitle: { id: 'Pengembalian dana', en: 'Refund' },
  refundDue: {
    id: (amount: string) => `${amount} akan dikembalikan kepada Anda.`,
    en: (amount: string) => `We will refund ${amount} to you.`,
  },
  refunded: {
    id: (amount: string) => `${amount} sudah dikembalikan.`,
    en: (amount: string) => `We have refunded ${amount}.`,
  },
  backToCard: {
    id: 'Uangnya kembali ke kartu yang Anda pakai membayar dan terlihat di tagihan kartu dalam 7–14 hari kerja.',
    en: 'It goes back to the card you paid with and shows on your statement within 7–14 working days.',
  },
  backToQris: {
    id: 'Uangnya kembali ke rekening atau dompet digital yang Anda pakai memindai QRIS.',
    en: 'It goes back to the account or e-wallet you scanned the QRIS code with.',
  },
  backToWallet: {
    id: 'Uangnya kembali ke dompet digital yang Anda pakai membayar.',
    en: 'It goes back to the e-wallet you paid with.',
  },
  backToBank: { id: 'Uangnya ditransfer ke rekening bank Anda.', en: 'It was sent to your bank account by transfer.' },

  financedTitle: { id: 'Dibiayai bank syariah', en: 'Financed by a sharia bank' },
  financedText: {
    id: 'Status, uang muka, dan jadwal cicilan ada di halaman pengajuan.',
    en: 'Its status, down payment and instalments are on the application page.',
  },
  unfinancedTitle: { id: 'Pembiayaan pesanan ini berakhir', en: 'The financing of this order has ended' },
  unfinancedText: {
    id: 'Kursi sudah dilepas dan Anda tidak membayar apa pun. Alasannya ada di halaman pengajuan.',
    en: 'Your seats were released and you owe nothing. The application page says why.',
  },
  seeFinancing: { id: 'Lihat pengajuan', en: 'See the application' },

  movedTitle: { id: 'Jadwal perjalanan Anda berubah', en: 'Your travel dates have changed' },
  movedText: {
    id: (was: string, now: string) => `Dari ${was} menjadi ${now}.`,
    en: (was: string, now: string) => `From ${was} to ${now}.`,
  },
  movedAccept: {
    id: 'Bila setuju, Anda tidak perlu melakukan apa pun.',
    en: 'If you accept, you don’t need to do anything.',
  },
  decline: { id: 'Tolak jadwal baru', en: 'Decline the new dates' },
  declineTitle: { id: 'Tolak jadwal baru?', en: 'Decline the new dates?' },
  declineText: {
    id: 'Pesanan ini akan dibatalkan dan semua uang yang sudah Anda bayar dikembalikan. Pilihan ini tidak dapat dibatalkan lagi.',
    en: 'This order will be cancelled and we will refund everything you have paid. This can’t be undone.',
  },
  declineYes: { id: 'Ya, tolak dan batalkan', en: 'Yes, decline and cancel' },
  declineNo: { id: 'Tidak jadi', en: 'Keep the order' },
  close: { id: 'Tutup', en: 'Close' },

  ...invoiceTexts,

  price: { id: 'Rincian harga', en: 'Price details' },
  discount: { id: (code: string) => `Potongan promo ${code}`, en: (code: string) => `Promo discount ${code}` },
  total: { id: 'Total', en: 'Total' },
  paidSoFar: { id: 'Sudah dibayar', en: 'Paid so far' },
  stillDue: { id: 'Belum dibayar', en: 'Still to pay' },
  inWords: { id: 'Terbilang', en: 'In words' },

  travellers: { id: 'Jamaah dan dokumen', en: 'Travellers and documents' },
  complete: { id: 'Lengkap', en: 'Complete' },
  incomplete: { id: 'Belum lengkap', en: 'Incomplete' },
  documentsLeft: { id: (n: string) => `${n} dokumen lagi`, en: (n: string) => `${n} more to upload` },
  documentsNote: {
    id: 'JPG, PNG, WebP atau PDF, maksimal 5 MB. Disimpan terenkripsi, hanya dapat dibuka oleh Anda dan travel yang mengurus perjalanan Anda, dan dihapus 90 hari setelah perjalanan.',
    en: 'JPG, PNG, WebP or PDF, up to 5 MB. Stored encrypted, visible only to you and the travel agency that arranges your trip, and deleted 90 days after the trip.',
  },
  documentsClosed: {
    id: 'Dokumen tidak dapat diunggah lagi untuk pesanan ini.',
    en: 'Documents can no longer be uploaded for this order.',
  },
  unnamed: { id: (n: string) => `Jamaah ${n}`, en: (n: string) => `Traveller ${n}` },
  ...documentNames,
  rejected: {
    id: (reason: string) => `Travel meminta dokumen ini diunggah ulang: ${reason}`,
    en: (reason: string) => `The travel agency asks you to upload this again: ${reason}`,
  },
  uploaded: { id: (at: string) => `Diunggah ${at}`, en: (at: string) => `Uploaded ${at}` },
  open: { id: (what: string) => `Buka ${what}`, en: (what: string) => `Open ${what}` },
  choose: { id: 'Pilih berkas', en: 'Choose a file' },
  drop: { id: 'atau seret ke sini', en: 'or drop it here' },
  replace: { id: 'Ganti berkas', en: 'Replace file' },
  cancelUpload: { id: 'Batalkan unggahan', en: 'Cancel upload' },
  remove: { id: 'Hapus berkas', en: 'Remove file' },
  chosen: { id: 'Siap diunggah', en: 'Ready to upload' },
  sending: { id: 'Mengunggah', en: 'Uploading' },
  sent: { id: 'Terunggah', en: 'Uploaded' },
  failed: { id: 'Belum terunggah', en: 'Not uploaded' },
  uploadFailed: { id: 'Dokumen gagal diunggah', en: 'Upload document failed' },
  tooLarge: { id: 'Ukuran berkas melebihi 5 MB', en: 'File exceeds 5 MB' },
  invalid: {
    id: 'Berkas tidak valid. Pilih berkas JPG, PNG, WebP atau PDF, maksimal 5 MB.',
    en: 'Invalid file. Choose a JPG, PNG, WebP or PDF file, up to 5 MB.',
  },
  upload: { id: 'Unggah', en: 'Upload' },

  downloads: { id: 'Unduhan', en: 'Downloads' },
  voucher: { id: 'E-voucher (PDF)', en: 'E-voucher (PDF)' },
  verify: { id: 'Halaman pemeriksaan e-voucher', en: 'E-voucher verification page' },
  voucherLater: {
    id: 'E-voucher tersedia setelah semua tagihan lunas.',
    en: 'The e-voucher is available once everything is paid.',
  },
  calendar: { id: 'Simpan ke kalender (.ics)', en: 'Save to calendar (.ics)' },

  help: { id: 'Travel', en: 'Travel agency' },
  licence: {
    id: (kind: string, number: string) => `Izin ${kind} ${number}`,
    en: (kind: string, number: string) => `${kind} licence ${number}`,
  },
  call: { id: (name: string) => `Telepon ${name}`, en: (name: string) => `Call ${name}` },
  mail: { id: (name: string) => `Kirim email ke ${name}`, en: (name: string) => `Email ${name}` },
  consultant: { id: (name: string) => `Konsultan Anda: ${name}`, en: (name: string) => `Your consultant: ${name}` },

  timeline: { id: 'Riwayat pesanan', en: 'Order history' },
  hold: { id: 'Kursi disimpan', en: 'Seats held' },
  checkout: { id: 'Pesanan dibuat', en: 'Order placed' },
  applyEvent: { id: 'Pembiayaan diajukan', en: 'Financing applied for' },
  endFinancingEvent: { id: 'Pembiayaan berakhir, kursi dilepas', en: 'Financing ended, seats released' },
  replaceEvent: { id: 'Diganti dengan pesanan lain', en: 'Replaced by another order' },
  run_out: { id: 'Waktu pemesanan habis', en: 'Time to order ran out' },
  start: { id: 'Pembayaran pertama diterima, kursi dipastikan', en: 'First payment received, seats confirmed' },
  start_late: {
    id: 'Pembayaran terlambat diterima, kursi dipastikan kembali',
    en: 'Late payment received, seats confirmed again',
  },
  expire: { id: 'Waktu pembayaran habis', en: 'Payment deadline passed' },
  reschedule: { id: 'Jadwal diubah oleh travel', en: 'Dates changed by the travel agency' },
  declined: { id: 'Anda menolak jadwal baru', en: 'You declined the new dates' },
  cancel: { id: 'Dibatalkan oleh travel', en: 'Cancelled by the travel agency' },
  cancel_traveller: { id: 'Satu jamaah dibatalkan oleh travel', en: 'One traveller cancelled by the travel agency' },
  completeEvent: { id: 'Perjalanan selesai', en: 'Trip completed' },
  settle: { id: 'Pelunasan diterima', en: 'Balance received' },
  overdueEvent: { id: 'Pelunasan lewat jatuh tempo', en: 'Balance overdue' },
  invoice_paid: { id: 'Tagihan dibayar', en: 'Invoice paid' },
  refund_due: { id: 'Pengembalian dana diproses', en: 'Refund being processed' },
  refund_arrived: { id: 'Pengembalian dana sudah masuk', en: 'Refund arrived' },
  refundedEvent: { id: 'Uang sudah dikembalikan', en: 'Refunded' },
  due_moved: { id: 'Jatuh tempo tagihan diubah', en: 'Invoice due date changed' },
  correctEvent: { id: 'Data jamaah diperbaiki', en: 'Traveller details corrected' },
  remindEvent: { id: 'Travel mengingatkan pelunasan', en: 'Reminder of the balance sent' },
  askAgainEvent: { id: 'Travel meminta dokumen diunggah ulang', en: 'A document is needed again' },
  otherEvent: { id: 'Pesanan diperbarui', en: 'Order updated' },

  feedback: { id: 'Bagaimana perjalanan Anda?', en: 'How was your trip?' },
  feedbackText: {
    id: 'Ulasan Anda membantu jamaah lain memilih. Nama Anda hanya ditampilkan sebagian.',
    en: 'Your review helps other travellers choose. Only part of your name is shown.',
  },
  feedbackDone: { id: 'Terima kasih, ulasan Anda sudah kami terima.', en: 'Thank you for your review.' },
  rating: { id: 'Penilaian', en: 'Rating' },
  star: { id: (n: string) => `${n} dari 5 bintang`, en: (n: string) => `${n} out of 5 stars` },
  text: { id: 'Ulasan', en: 'Review' },
  textHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  photos: { id: (n: string) => `Foto ${n}`, en: (n: string) => `Photo ${n}` },
  optional: { id: '(opsional)', en: '(optional)' },
  photoHint: { id: 'JPG, PNG atau WebP, maksimal 2 MB', en: 'JPG, PNG or WebP, up to 2 MB' },
  photoInvalid: {
    id: 'Berkas tidak valid. Pilih foto JPG, PNG atau WebP, maksimal 2 MB.',
    en: 'Invalid file. Choose a JPG, PNG or WebP photo, up to 2 MB.',
  },
  sendFeedback: { id: 'Kirim ulasan', en: 'Send review' },
})
