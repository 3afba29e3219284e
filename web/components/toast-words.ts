import { messages } from '#core/messages.ts'
import { words as suggestionWords } from './suggestions/words.ts'

// The popup says these itself when the server cannot.
const suggestionTexts = { id: suggestionWords('id'), en: suggestionWords('en') }

export const toastWords = messages({
  session_ended: {
    id: 'Session Anda telah habis, silahkan login kembali',
    en: 'Your session has ended. Please sign in again',
  },
  signed_out: { id: 'Anda telah keluar', en: 'You are signed out' },
  account_deleted: { id: 'Akun Anda telah dihapus', en: 'Your account is deleted' },
  welcome: { id: 'Selamat datang', en: 'Welcome' },
  account_ready: {
    id: 'Akun Anda siap. Silakan lanjutkan dari sini',
    en: 'Your account is ready. You can carry on from here',
  },
  email_verified: { id: 'Email Anda terverifikasi', en: 'Your email is verified' },
  password_changed: { id: 'Kata sandi berhasil diubah', en: 'Your password has been changed' },
  password_reset: {
    id: 'Kata sandi berhasil diubah. Silakan masuk',
    en: 'Your password has been changed. Please sign in',
  },
  profile_saved: { id: 'Profil berhasil diperbarui', en: 'Your profile has been updated' },
  avatar_saved: { id: 'Foto profil berhasil diperbarui', en: 'Your profile picture has been updated' },
  email_changed: { id: 'Email Anda telah diubah', en: 'Your email has been changed' },
  consent_withdrawn: { id: 'Persetujuan ditarik', en: 'Your consent is withdrawn' },
  data_requested: { id: 'Permintaan data diterima', en: 'We received your request' },
  phone_verified: { id: 'Nomor HP terverifikasi', en: 'Your mobile number is verified' },
  code_sent: { id: 'Kode verifikasi telah dikirim', en: 'Verification code sent' },
  sign_in_failed: { id: 'Anda belum berhasil masuk. Silakan coba lagi', en: 'An error occurred' },
  sign_in_cancelled: { id: 'Masuk dibatalkan', en: 'Sign-in cancelled' },
  wish_added: { id: 'Ditambahkan ke wishlist', en: 'Added to wishlist' },
  wish_removed: { id: 'Dihapus dari wishlist', en: 'Removed from wishlist' },
  wish_failed: {
    id: 'Wishlist belum diperbarui. Silakan coba lagi',
    en: 'We couldn’t update your wishlist. Please try again',
  },
  data_sent: { id: 'Data berhasil dikirim', en: 'Data Sent Successfully' },
  application_proved: {
    id: 'Email terkonfirmasi. Kami akan memeriksa pendaftaran Anda',
    en: 'Your email is confirmed. We’ll review your application',
  },
  promo_saved: { id: 'Promo disimpan', en: 'Promo saved' },
  promo_failed: { id: 'Promo belum tersimpan. Silakan coba lagi', en: 'We couldn’t save the promo. Please try again' },
  cart_added: { id: 'Pesanan Berhasil ditambahkan', en: 'Added to your order' },
  souvenir_added: { id: 'Pesanan Berhasil ditambahkan', en: 'Added to your cart' },
  souvenir_added_in_part: {
    id: 'Sebagian sudah masuk keranjang. Yang lain tidak tersedia lagi',
    en: 'Some of it is in your cart. The rest is no longer available',
  },
  cart_changed: { id: 'Keranjang diperbarui', en: 'Your cart is updated' },
  souvenir_completed: { id: 'Pesanan selesai. Terima kasih', en: 'Order completed. Thank you' },
  souvenir_cancelled: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
  cancel_requested: { id: 'Permintaan pembatalan dikirim ke toko', en: 'Your request was sent to the store' },
  problem_reported: { id: 'Laporan Anda terkirim', en: 'Your report was sent' },
  cancel_withdrawn: { id: 'Pesanan dilanjutkan', en: 'Your order goes on' },
  promo_used: { id: 'Promo berhasil digunakan', en: 'Promo successfully applied' },
  promo_removed: { id: 'Promo dihapus', en: 'Promo removed' },
  order_placed: { id: 'Pesanan dibuat', en: 'Order placed' },
  comment_added: { id: 'Komentar berhasil ditambahkan', en: 'Comment added successfully' },
  comment_deleted: { id: 'Komentar dihapus', en: 'Comment deleted' },
  comment_reported: { id: 'Terima kasih, laporan Anda sudah kami terima', en: 'Thank you, we’ve received your report' },
  recent_deleted: { id: 'Pencarian terkini berhasil dihapus', en: 'Recent search deleted successfully' },
  recent_delete_failed: { id: suggestionTexts.id.deleteFailed, en: suggestionTexts.en.deleteFailed },
  recent_cleared: { id: 'Pencarian terkini berhasil dibersihkan', en: 'Recent search clear successfully' },
  recent_clear_failed: { id: suggestionTexts.id.clearFailed, en: suggestionTexts.en.clearFailed },
  quran_marked: { id: 'Tanda ayat diperbarui', en: 'Bookmark updated' },
  quran_failed: {
    id: 'Tanda ayat belum tersimpan. Silakan coba lagi',
    en: 'We couldn’t save the bookmark. Please try again',
  },
  payment_received: { id: 'Pembayaran sudah kami terima', en: 'We have received your payment' },
  details_saved: { id: 'Data paspor disimpan', en: 'Passport details saved' },
  traveller_corrected: { id: 'Data jamaah diperbaiki', en: 'Traveller details corrected' },
  document_sent: { id: 'Dokumen berhasil diunggah', en: 'Document uploaded' },
  heir_saved: { id: 'Data ahli waris berhasil ditambahkan', en: 'Heirs data added' },
  savings_withdrawn: { id: 'Pengajuan tabungan ditarik', en: 'Savings application withdrawn' },
  closing_requested: {
    id: 'Permintaan penutupan dikirim ke bank',
    en: 'Your request to close was sent to the bank',
  },
  application_saved: { id: 'Data berhasil ditambahkan', en: 'Data successfully added' },
  application_withdrawn: { id: 'Pengajuan dibatalkan', en: 'Application withdrawn' },
  reschedule_declined: {
    id: 'Jadwal baru ditolak. Uang Anda akan dikembalikan',
    en: 'New dates declined. We’ll refund you',
  },
  refund_account_saved: { id: 'Rekening pengembalian dana disimpan', en: 'Your refund account is saved' },
  address_saved: { id: 'Alamat disimpan', en: 'Address saved' },
  address_activated: { id: 'Alamat utama diganti', en: 'Default address changed' },
  address_deleted: { id: 'Alamat dihapus', en: 'Address deleted' },
  plan_saved: { id: 'Rencana disimpan', en: 'Plan saved' },
  plan_failed: { id: 'Rencana belum tersimpan. Silakan coba lagi', en: 'We couldn’t save the plan. Please try again' },
  plan_sent: { id: 'Rencana terkirim ke travel', en: 'Your plan was sent to agencies' },
  offer_declined: { id: 'Penawaran ditolak', en: 'Offer declined' },
  request_closed: { id: 'Permintaan ditutup', en: 'Request closed' },
  plan_deleted: { id: 'Rencana dihapus', en: 'Plan deleted' },
  feedback_sent: { id: 'Terima kasih atas ulasan Anda', en: 'Thank you for your review' },
  analytics_yes: {
    id: 'Kunjungan dihitung. Anda dapat menolaknya di Kebijakan Privasi',
    en: 'Visits are counted. You can decline in the privacy policy',
  },
  analytics_no: { id: 'Kunjungan tidak dihitung', en: 'Visits are not counted' },
  chat_closed: { id: 'Percakapan ditutup', en: 'Conversation closed' },
  chat_reported: { id: 'Laporan Anda diterima', en: 'We received your report' },
  link_over: {
    id: 'Tautan ini tidak berlaku lagi. Silakan pilih paket di sini',
    en: 'This link is no longer valid. You can choose a package here',
  },
  look_classic: { id: 'Kembali ke tampilan klasik', en: 'Back to the classic look' },
})

export type ToastKey = keyof ReturnType<typeof toastWords>
/** What each says by its colour; the rest are good news. */
export const toastTones: Partial<Record<ToastKey, 'error' | 'warning'>> = {
  session_ended: 'warning',
  wish_removed: 'warning',
  reschedule_declined: 'warning',
  wish_failed: 'error',
  promo_failed: 'error',
  plan_failed: 'error',
  quran_failed: 'error',
  recent_delete_failed: 'error',
  recent_clear_failed: 'error',
  sign_in_failed: 'error',
  sign_in_cancelled: 'warning',
  link_over: 'warning',
}

// Seeds, section 8: about 400 ms after the redirect to login.
export const toastDelays: Partial<Record<ToastKey, number>> = { session_ended: 400 }

export const isToastKey = (key: string): key is ToastKey => Object.hasOwn(toastWords('id'), key)
