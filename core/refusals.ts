import type { Language } from './messages.ts'
import type { RefusalCode } from './refusal-codes.ts'

type Entry = {
  status: number
  /** The field of the input it speaks of, so that a form can show it there. */
  field?: string
  id: string
  en: string
}

/** Every "no" the product can say: code, status and both languages, once. */
export const refusals = {
  'F-ABT-9v3': { status: 400, id: 'Kunci aplikasi tidak terbaca', en: 'The app key is malformed' },
  'F-ABT-4k6': { status: 406, id: 'Kunci aplikasi tidak dikenal', en: 'The app key is unknown or revoked' },
  'F-AUT-1n0': { status: 401, id: 'Silakan masuk terlebih dahulu', en: 'Please sign in first' },
  'F-AUT-2x9': { status: 401, id: 'Sesi perlu diperbarui', en: 'The session needs to be refreshed' },
  'F-SES-7q4': {
    status: 417,
    id: 'Session Anda telah habis, silahkan login kembali',
    en: 'Your session has ended. Please sign in again',
  },
  'F-REA-1p1': {
    status: 422,
    field: 'current_password',
    id: 'Masukkan kata sandi Anda untuk melanjutkan',
    en: 'Enter your password to continue',
  },
  'F-REQ-0m1': { status: 400, id: 'Permintaan tidak terbaca', en: 'The request could not be read' },
  'F-REQ-2v2': { status: 422, id: 'Periksa kembali isian Anda', en: 'Please check your entries' },
  'F-REQ-3z1': { status: 413, id: 'Data yang dikirim terlalu besar', en: 'The data you sent is too large' },
  'F-REQ-4n4': { status: 404, id: 'Tidak ditemukan', en: 'Not found' },
  'F-REQ-5m5': {
    status: 405,
    id: 'Metode tidak tersedia di alamat ini',
    en: 'This method is not allowed at this address',
  },
  'F-REQ-6t6': { status: 415, id: 'Jenis isi tidak didukung', en: 'This content type is not supported' },
  'F-REQ-7r7': {
    status: 429,
    id: 'Terlalu banyak permintaan. Coba lagi sebentar lagi',
    en: 'Too many requests. Please try again in a moment',
  },
  'F-REQ-8o3': {
    status: 403,
    id: 'Permintaan ini tidak datang dari situs kami',
    en: 'This request didn’t come from our site',
  },
  'F-HST-4m1': { status: 421, id: 'Alamat situs tidak dikenal', en: 'This host is not one of our sites' },
  'F-IDM-1b9': {
    status: 409,
    id: 'Idempotency-Key ini sudah dipakai untuk isi yang lain',
    en: 'This Idempotency-Key was already used with a different body',
  },
  'F-IDM-2k0': { status: 422, id: 'Idempotency-Key tidak sah', en: 'The Idempotency-Key is not valid' },
  'F-SRV-5x0': { status: 500, id: 'Terjadi kesalahan', en: 'Something went wrong' },
  'F-SRV-5x3': {
    status: 503,
    id: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi',
    en: 'The service is unavailable. Please try again in a moment',
  },
  'F-LOG-1p1': { status: 422, id: 'Email atau kata sandi salah', en: 'The email or password is incorrect' },
  'F-LOG-2v2': {
    status: 422,
    id: 'Email Anda belum diverifikasi. Masukkan kode yang kami kirim',
    en: 'Your email isn’t verified yet. Enter the code we sent you',
  },
  'F-LOG-3l3': {
    status: 429,
    id: 'Terlalu banyak percobaan. Coba lagi nanti atau atur ulang kata sandi',
    en: 'Too many attempts. Try again later or reset your password',
  },
  'F-OTP-1w1': {
    status: 422,
    field: 'code',
    id: 'Kode salah atau sudah kedaluwarsa. Periksa lagi atau minta kode baru',
    en: 'The code is wrong or has expired. Check it or request a new one',
  },
  'F-OTP-3t3': {
    status: 429,
    field: 'code',
    id: 'Kode baru belum dapat dikirim. Tunggu sebentar',
    en: 'We can’t send a new code yet. Please wait a moment',
  },
  'F-PWD-1c1': {
    status: 422,
    field: 'password',
    id: 'Kata sandi ini terlalu mudah ditebak. Pilih kata sandi lain',
    en: 'This password is too easy to guess. Choose another one',
  },
  'F-PWD-2o2': {
    status: 422,
    field: 'old_password',
    id: 'Kata sandi saat ini salah',
    en: 'The current password is incorrect',
  },
  'F-RST-1x1': {
    status: 422,
    field: 'token',
    id: 'Tautan ini sudah dipakai atau kedaluwarsa. Minta tautan baru',
    en: 'This link has been used or has expired. Request a new one',
  },
  'F-OID-1s1': {
    status: 422,
    id: 'Masuk dengan Google atau Apple belum berhasil. Silakan coba lagi',
    en: 'We couldn’t sign you in with Google or Apple. Please try again',
  },
  'F-OID-2u2': {
    status: 422,
    id: 'Email Anda belum diverifikasi oleh Google atau Apple. Verifikasi di sana, lalu coba lagi',
    en: 'Google or Apple hasn’t verified your email address. Verify it there, then try again',
  },
  'F-AVT-1t1': { status: 422, field: 'avatar', id: 'Berkas tidak valid', en: 'Invalid file' },
  'F-PRD-3l3': {
    status: 409,
    id: 'Travel ini tidak memiliki izin yang berlaku untuk menjual perjalanan ini',
    en: 'This travel agency has no valid licence to sell this trip',
  },
  'F-PRD-4g0': { status: 410, id: 'Paket ini sudah tidak dijual', en: 'This package is no longer sold' },
  'F-PRD-5c5': {
    status: 409,
    id: 'Paket ini diubah orang lain sejak Anda membukanya. Isian Anda masih ada di bawah',
    en: 'Somebody else changed this package after you opened it. What you entered is still below',
  },
  'F-PRD-6w6': {
    status: 409,
    id: 'Paket ini sedang ditinjau. Tarik kembali dahulu untuk mengubahnya',
    en: 'This package is being reviewed. Take it back first to change it',
  },
  'F-PRD-7n7': { status: 409, id: 'Belum ada perubahan untuk ditinjau', en: 'There is nothing new to review' },
  'F-PRD-8n8': { status: 409, id: 'Tidak ada yang menunggu tinjauan', en: 'Nothing is waiting for a review' },
  'F-PRD-9s9': { status: 409, id: 'Paket ini tidak sedang dijual', en: 'This package is not on sale' },
  'F-PRD-0e0': {
    status: 409,
    id: 'Berkas ini sudah dipakai dalam tinjauan yang disetujui, jadi tidak dapat dihapus',
    en: 'This file was part of an approved review, so it can’t be removed',
  },
  'F-PRM-1n1': { status: 422, field: 'code', id: 'Promo tidak tersedia', en: 'This promo is not available' },
  'F-PRM-2e2': { status: 422, field: 'code', id: 'Promo ini sudah berakhir', en: 'This promo has ended' },
  'F-PRM-3u3': { status: 422, field: 'code', id: 'Kuota promo ini sudah habis', en: 'This promo is fully redeemed' },
  'F-PRM-4m4': {
    status: 422,
    field: 'code',
    id: 'Nilai pesanan belum mencapai batas minimum promo ini',
    en: 'Your order is below the minimum for this promo',
  },
  'F-PRM-5p5': {
    status: 422,
    field: 'code',
    id: 'Promo ini tidak berlaku untuk pesanan ini',
    en: 'This promo doesn’t apply to this order',
  },
  'F-PRM-6v6': {
    status: 409,
    id: 'Promo ini diubah orang lain sejak Anda membukanya',
    en: 'Somebody else changed this promo after you opened it',
  },
  'F-PRM-7o7': {
    status: 409,
    id: 'Promo ini sudah berakhir. Buat promo baru',
    en: 'This promo is over. Make a new one',
  },
  'F-PRM-8n8': {
    status: 422,
    field: 'code',
    id: 'Promo ini hanya untuk anggota baru',
    en: 'This promo is for new members only',
  },
  'F-PRM-9c9': {
    status: 409,
    field: 'code',
    id: 'Promo pesanan ini tidak dapat diubah lagi',
    en: 'The promo of this order can’t be changed any more',
  },
  'F-RVW-1c1': {
    status: 409,
    id: 'Teksnya berubah sejak Anda membukanya. Baca lagi, lalu putuskan',
    en: 'The text has changed since you opened it. Read it again, then decide',
  },
  'F-CNT-1v1': {
    status: 409,
    id: 'Diubah orang lain sejak Anda membukanya. Isian Anda masih ada di bawah',
    en: 'Somebody else changed this after you opened it. What you entered is still below',
  },
  'F-PRY-1c1': {
    status: 404,
    field: 'city',
    id: 'Kota tidak ditemukan. Pilih dari daftar kota',
    en: 'City not found. Choose one from the list of cities',
  },
  'F-CMT-1c1': {
    status: 422,
    field: 'text',
    id: 'Komentar berisi karakter yang tidak dapat ditampilkan. Hapus karakter itu',
    en: 'Your comment contains characters we can’t show. Please remove them',
  },
  'F-CMT-2e2': { status: 422, field: 'text', id: 'Tulis komentar terlebih dahulu', en: 'Write a comment first' },
  'F-CMT-3d3': {
    status: 422,
    field: 'text',
    id: 'Anda sudah mengirim komentar yang sama',
    en: 'You have already sent this comment',
  },
  'F-INV-1p1': { status: 409, id: 'Tagihan ini sudah dibayar', en: 'This invoice has already been paid' },
  'F-INV-2e2': { status: 409, id: 'Tagihan ini sudah tidak berlaku', en: 'This invoice is no longer valid' },
  'F-INV-3o3': {
    status: 409,
    id: 'Tagihan ini sudah lewat jatuh tempo. Hubungi travel Anda',
    en: 'This invoice is past its due date. Please contact your travel agency',
  },
  'F-INV-4d4': { status: 409, id: 'Bayar uang muka terlebih dahulu', en: 'Please pay the down payment first' },
  'F-INV-5n5': { status: 409, id: 'Tidak ada pelunasan yang lewat jatuh tempo', en: 'No balance is overdue' },
  'F-INV-6r6': {
    status: 409,
    id: 'Pemesan sudah diingatkan hari ini. Anda dapat mengingatkan lagi besok',
    en: 'A reminder was already sent today. You can send another tomorrow',
  },
  'F-PAY-1m1': {
    status: 422,
    field: 'payment_method_id',
    id: 'Metode ini tidak tersedia untuk tagihan ini. Pilih metode lain',
    en: 'This method isn’t available for this invoice. Choose another one',
  },
  'F-PAY-2g2': {
    status: 422,
    field: 'payment_method_id',
    id: 'Metode pembayaran ini sedang terganggu. Pilih metode lain atau coba lagi nanti',
    en: 'This payment method isn’t working right now. Choose another one or try again later',
  },
  'F-PAY-3t3': {
    status: 409,
    id: 'Terlalu banyak pembayaran yang belum selesai. Selesaikan salah satunya',
    en: 'You have too many unfinished payments. Please complete one of them',
  },
  'F-APR-1s1': {
    status: 409,
    id: 'Langkah ini harus disetujui oleh orang lain, bukan oleh yang mengajukannya',
    en: 'This step must be approved by someone other than the person who requested it',
  },
  'F-APR-2n2': {
    status: 409,
    id: 'Tidak ada permintaan yang menunggu persetujuan di sini',
    en: 'There is no request waiting for approval here',
  },
  'F-APR-3w3': {
    status: 409,
    id: 'Permintaan yang sama sudah menunggu persetujuan',
    en: 'The same request is already waiting for approval',
  },
  'F-STF-1c1': {
    status: 422,
    field: 'code',
    id: 'Kode salah atau sudah dipakai. Tunggu kode berikutnya di aplikasi Anda',
    en: 'This code is wrong or was already used. Wait for the next one in your app',
  },
  'F-STF-2o2': {
    status: 422,
    id: 'Waktu untuk memasukkan kode sudah habis. Masuk lagi dengan kata sandi',
    en: 'The time to enter the code is over. Sign in with your password again',
  },
  'F-STF-3l3': {
    status: 422,
    field: 'token',
    id: 'Tautan ini sudah dipakai atau sudah tidak berlaku',
    en: 'This link was already used or has expired',
  },
  'F-STF-4g4': {
    status: 409,
    field: 'email',
    id: 'Orang ini sudah memiliki peran tersebut',
    en: 'This person already has that role',
  },
  'F-STF-5n5': {
    status: 422,
    field: 'role',
    id: 'Anda tidak dapat memberikan peran ini di sini',
    en: 'You cannot give this role here',
  },
  'F-STF-6s6': {
    status: 409,
    id: 'Untuk akun Anda sendiri, minta rekan Anda melakukannya',
    en: 'For your own account, ask a colleague to do this',
  },
  'F-APR-4r4': {
    status: 409,
    id: 'Peran Anda sudah dicabut atau baru diberikan kurang dari 24 jam. Minta orang lain untuk memutuskan',
    en: 'Your role has ended or is less than 24 hours old. Ask someone else to decide',
  },
  'F-APR-5d5': {
    status: 409,
    id: 'Akun yang mengajukan permintaan ini sudah dinonaktifkan. Tolak permintaan ini, lalu ajukan kembali',
    en: 'The account that made this request has been deactivated. Reject the request, then make it again',
  },
  'F-APR-6b6': {
    status: 409,
    id: 'Anda mengubah rekening penerima dalam 24 jam terakhir. Orang lain yang harus menyetujui',
    en: 'You changed the recipient’s bank account in the last 24 hours. Someone else must approve this',
  },
  'F-APR-7n7': {
    status: 409,
    id: 'Jumlah ini perlu disetujui orang kedua sebelum ditransfer. Minta persetujuan dahulu',
    en: 'A second person must approve this amount before the transfer. Ask for approval first',
  },
  'F-APR-8u8': {
    status: 409,
    id: 'Jumlah ini tidak perlu persetujuan. Transfer dananya, lalu catat nomor referensinya',
    en: 'This amount needs no approval. Make the transfer, then record its reference',
  },
  'F-APP-1m1': {
    status: 409,
    id: 'Pendaftaran ini sudah diproses orang lain. Muat ulang halaman untuk melihat statusnya',
    en: 'Someone else has already moved this application on. Reload the page to see where it stands',
  },
  'F-APP-2c2': {
    status: 409,
    id: 'Pendaftaran baru dapat disetujui setelah semua pemeriksaan lulus',
    en: 'An application can be approved once all its checks have passed',
  },
  'F-APP-3d3': {
    status: 409,
    id: 'Dokumen pendaftaran ini sudah diperiksa dan tidak dapat diganti lagi',
    en: 'The documents of this application have been checked and can’t be replaced any more',
  },
  'F-APP-4n4': {
    status: 409,
    id: 'Pendaftar baru saja mengganti dokumennya. Buka lagi dokumen yang baru, lalu catat pemeriksaannya',
    en: 'The applicant has just replaced a document. Open the new one, then record the check',
  },
  'F-PRT-1v1': {
    status: 409,
    id: 'Halaman ini baru saja diubah orang lain. Periksa perubahannya, lalu simpan lagi',
    en: 'Someone else has just changed this page. Check what changed, then save again',
  },
  'F-LIC-1v1': {
    status: 409,
    id: 'Izin ini baru saja diubah orang lain. Periksa perubahannya, lalu simpan lagi',
    en: 'Someone else has just changed this licence. Check what changed, then save again',
  },
  'F-LIC-2m2': {
    status: 409,
    id: 'Status izin ini sudah berubah. Muat ulang halaman',
    en: 'The status of this licence has already changed. Reload the page',
  },
  'F-LIC-3t3': {
    status: 409,
    id: 'Izin yang diperiksa sudah tercatat milik mitra lain. Catat ulang pemeriksaan izinnya',
    en: 'The licence that was checked now belongs to another partner. Check the licence again',
  },
  'F-LIC-4s4': {
    status: 409,
    id: 'Izin jenis ini sedang ditangguhkan. Cabut penangguhannya dengan persetujuan dua orang',
    en: 'A licence of this kind is suspended. Lift the suspension with two people’s approval',
  },
  'F-LIC-5p5': {
    status: 409,
    id: 'Izin travel ini sedang tidak berlaku, jadi pembayaran baru belum bisa dimulai. Pesanan Anda dan pembayaran sebelumnya tetap tercatat. Hubungi kami bila ada pertanyaan',
    en: 'This travel agency’s licence isn’t valid right now, so a new payment can’t be started. Your order and earlier payments stay on record. Contact us with any questions',
  },
  'F-RFD-1n1': {
    status: 409,
    id: 'Tidak ada uang yang harus dikembalikan untuk pembayaran ini',
    en: 'No refund is due for this payment',
  },
  'F-RFD-2n2': {
    status: 409,
    id: 'Pengembalian ini belum dikirim, atau sudah dikonfirmasi',
    en: 'This refund has not been sent, or was confirmed already',
  },
  'F-RFD-3w3': {
    status: 409,
    id: 'Penyedia pembayaran tidak bisa mengembalikan dana ini. Kirim lewat transfer bank',
    en: 'The payment provider can’t return this money. Send it by bank transfer',
  },
  'F-RFD-4a4': {
    status: 409,
    id: 'Pengembalian ini tidak menunggu pengecekan. Muat ulang untuk melihat statusnya',
    en: 'This refund isn’t waiting for a check. Reload to see its status',
  },
  'F-RFD-5m5': {
    status: 409,
    id: 'Keluarga ini belum memberi nomor rekening. Kirim pengingat, lalu transfer setelah rekeningnya diisi',
    en: 'The family hasn’t given a bank account yet. Send a reminder, and transfer once they have',
  },
  'F-RFD-6c6': {
    status: 409,
    id: 'Rekening tidak bisa diubah lagi karena pengembalian dana sudah diproses. Hubungi kami bila ada yang keliru',
    en: 'The account can’t be changed any more: the refund is being processed. Contact us if something is wrong',
  },
  'F-PYO-1n1': {
    status: 409,
    id: 'Pembayaran ini sudah dikirim',
    en: 'This payout was sent already',
  },
  'F-PYO-2n2': {
    status: 409,
    id: 'Pembayaran ini belum dikirim, atau sudah ditutup',
    en: 'This payout has not been sent, or was closed already',
  },
  'F-PYO-3a3': {
    status: 409,
    id: 'Mitra ini belum punya rekening yang sudah diperiksa. Minta pemilik mitra mengisi rekeningnya',
    en: 'This partner has no verified bank account yet. Ask its owner to enter one',
  },
  'F-PYO-4b4': {
    status: 409,
    id: 'Rekening mitra ini baru diganti. Pembayaran bisa dikirim setelah masa tunggunya lewat',
    en: 'This partner’s bank account was changed recently. Payouts can be sent once the waiting period is over',
  },
  'F-PYO-5c5': {
    status: 409,
    id: 'Rekening mitra berubah setelah pembayaran ini disetujui. Minta persetujuan lagi',
    en: 'The partner’s bank account changed after this payout was approved. Ask for approval again',
  },
  'F-PYO-6y6': {
    status: 409,
    id: 'Anda memeriksa atau mengubah rekening mitra ini dalam 24 jam terakhir. Orang lain yang harus mengirim pembayarannya',
    en: 'You verified or changed this partner’s bank account in the last 24 hours. Someone else must send this payout',
  },
  'F-PYO-7o7': {
    status: 409,
    id: 'Belum ada komisi yang dapat dibayarkan',
    en: 'There is no commission to pay out yet',
  },
  'F-PYO-8u8': {
    status: 409,
    id: 'Semua komisi Anda sudah diminta dan sedang diproses tim keuangan',
    en: 'All your commission has been requested and is with our finance team',
  },
  'F-PYO-9l9': {
    status: 409,
    id: 'Komisi Anda belum mencapai jumlah minimum satu pembayaran',
    en: 'Your commission is still below the minimum for a payout',
  },
  'F-PYO-1b1': {
    status: 409,
    id: 'Belum ada rekening bank untuk menerima komisi. Isi rekening Anda dahulu',
    en: 'There is no bank account to send your commission to. Enter your account first',
  },
  'F-PYO-2w2': {
    status: 409,
    id: 'Rekening bank Anda masih diperiksa tim keuangan. Minta pembayaran setelah rekening disetujui',
    en: 'Our finance team is still verifying your bank account. Ask for a payout once it is verified',
  },
  'F-STL-1c1': {
    status: 409,
    id: 'Selisih ini sudah ditutup. Muat ulang halaman untuk melihat catatannya',
    en: 'This difference is already closed. Reload the page to see the note',
  },
  'F-STL-2u2': {
    status: 409,
    id: 'Anda yang mengunggah berkas ini. Orang lain yang harus menutup selisihnya',
    en: 'You uploaded this file. Someone else must close its differences',
  },
  'F-ACC-1m1': {
    status: 409,
    id: 'Rekening ini sudah diputuskan. Muat ulang halaman untuk melihat statusnya',
    en: 'This account has already been decided. Reload the page to see its status',
  },
  'F-ACC-2s2': {
    status: 409,
    id: 'Anda yang mengisi rekening ini. Orang lain yang harus memeriksanya',
    en: 'You entered this account. Someone else must verify it',
  },
  'F-RUL-1p1': {
    status: 422,
    field: 'valid_from',
    id: 'Pilih tanggal setelah hari ini. Yang sudah berlaku tidak dapat diubah',
    en: 'Choose a day after today. What already holds cannot be changed',
  },
  'F-RUL-2t2': {
    status: 409,
    field: 'valid_from',
    id: 'Sudah ada nilai yang berlaku mulai tanggal ini. Pilih tanggal lain',
    en: 'A value already holds from this day. Choose another day',
  },
  'F-RUL-3h3': { status: 422, field: 'value', id: 'Persentase paling besar 100', en: 'A percentage is 100 at most' },
  'F-RUL-4l4': {
    status: 422,
    field: 'value',
    id: 'Batas persetujuan dua orang hanya dapat diturunkan di konsol',
    en: 'The limit for approval by two can only be lowered at the console',
  },
  'F-RUL-5w5': {
    status: 422,
    field: 'value',
    id: 'Masa tunggu rekening hanya dapat diperpanjang di konsol',
    en: 'The wait after a bank account changes can only be lengthened at the console',
  },
  'F-TNT-1c1': {
    status: 409,
    id: 'Merek ini baru saja diubah orang lain. Periksa perubahannya, lalu simpan lagi',
    en: 'Somebody else has just changed this brand. Look at what changed, then save again',
  },
  'F-TNT-2s2': {
    status: 409,
    field: 'slug',
    id: 'Nama singkat ini sudah dipakai merek lain',
    en: 'Another brand already uses this short name',
  },
  'F-TNT-3h3': {
    status: 409,
    field: 'host',
    id: 'Host ini sudah dipakai merek lain',
    en: 'Another brand already uses this host',
  },
  'F-TNT-4m4': {
    status: 409,
    field: 'host',
    id: 'Host ini dipakai sebagai alamat utama merek, jadi tidak dapat dihapus',
    en: 'This host is the brand’s main address, so it cannot be removed',
  },
  'F-GTW-1s1': {
    status: 401,
    id: 'Tanda tangan pemberitahuan tidak sah',
    en: 'The signature of the notification is not valid',
  },
  'F-BOK-1x1': {
    status: 409,
    id: 'Waktu pemesanan habis dan kursi sudah dilepas. Silakan pesan ulang',
    en: 'Your booking time ran out and the seats were released. Please book again',
  },
  'F-BOK-2h2': {
    status: 409,
    id: 'Beberapa pesanan Anda belum dibayar. Selesaikan salah satunya lebih dulu',
    en: 'Several of your orders are still unpaid. Please complete one of them first',
  },
  'F-BOK-0u0': {
    status: 409,
    id: 'Anda menahan terlalu banyak kursi yang belum dibayar. Bayar salah satu pesanan lebih dulu, atau hubungi kami untuk rombongan besar',
    en: 'You are holding too many unpaid seats. Please pay for one of your orders first, or contact us for a large group',
  },
  'F-BOK-5n5': {
    status: 409,
    id: 'Tanpa nomor HP yang terverifikasi, Anda hanya dapat menahan sedikit kursi. Verifikasi nomor HP di profil Anda, lalu coba lagi',
    en: 'You can hold only a few seats without a verified mobile number. Verify your number in your profile, then try again',
  },
  'F-BOK-3w3': {
    status: 409,
    id: 'Waktu pemesanan Anda untuk keberangkatan ini sudah habis beberapa kali. Coba lagi lain hari atau hubungi kami',
    en: 'Your booking time for this departure has run out several times. Please try again another day or contact us',
  },
  'F-BOK-3r3': {
    status: 422,
    field: 'rooms',
    id: 'Jenis kamar yang sama dipilih dua kali',
    en: 'The same room type was chosen twice',
  },
  'F-BOK-4a4': {
    status: 422,
    field: 'infants',
    id: 'Setiap bayi harus didampingi satu orang dewasa',
    en: 'Each infant must travel with one adult',
  },
  'F-BOK-5g5': {
    status: 422,
    field: 'rooms',
    id: 'Satu pesanan paling banyak 20 orang. Untuk rombongan lebih besar, hubungi kami',
    en: 'An order can have up to 20 people. For larger groups, please contact us',
  },
  'F-BOK-6c6': { status: 409, id: 'Pesanan ini sudah tidak dapat diubah', en: 'This order can no longer be changed' },
  'F-BOK-7p7': {
    status: 422,
    field: 'plan',
    id: 'Untuk keberangkatan ini hanya tersedia pembayaran penuh',
    en: 'Only full payment is available for this departure',
  },
  'F-BOK-8f8': { status: 409, id: 'Isi data pemesan terlebih dahulu', en: 'Enter your contact details first' },
  'F-BOK-9d9': { status: 409, id: 'Tidak ada jadwal baru yang dapat ditolak', en: 'There are no new dates to decline' },
  'F-DRF-1v1': { status: 409, id: 'Form ini diubah di tab lain', en: 'This form was changed in another tab' },
  'F-TRV-1c1': {
    status: 409,
    id: 'Batas waktu perbaikan data jamaah sudah lewat. Hubungi travel Anda',
    en: 'The deadline to correct traveller details has passed. Please contact your travel agency',
  },
  'F-TRV-2n2': {
    status: 409,
    id: 'Jamaah ini tidak dapat dibatalkan sendiri: jamaah lain memerlukan orang dewasa. Batalkan seluruh pesanan',
    en: 'This traveller can’t be cancelled alone: the others need an adult. Cancel the whole order instead',
  },
  'F-TRV-3l3': {
    status: 409,
    id: 'Tagihan pesanan ini tidak dirinci per jamaah. Batalkan seluruh pesanan',
    en: 'The invoices of this order are not itemised by traveller. Cancel the whole order instead',
  },
  'F-TRV-4b4': {
    status: 409,
    id: 'Pesanan ini dibiayai bank untuk semua jamaahnya. Batalkan seluruh pesanan',
    en: 'A bank finances this order for all of its travellers. Cancel the whole order instead',
  },
  'F-DOC-1t1': { status: 422, field: 'file', id: 'Berkas tidak valid', en: 'Invalid file' },
  'F-VCH-1p1': {
    status: 409,
    id: 'E-voucher tersedia setelah semua tagihan lunas',
    en: 'The e-voucher is available once your order is fully paid',
  },
  'F-FBK-1c1': {
    status: 409,
    id: 'Ulasan dapat ditulis setelah perjalanan selesai',
    en: 'You can review a trip only after it is completed',
  },
  'F-FBK-2d2': { status: 409, id: 'Anda sudah mengulas perjalanan ini', en: 'You have already reviewed this trip' },
  'F-FBK-3a3': {
    status: 409,
    id: 'Ulasan ini sudah dijawab',
    en: 'This review has already been answered',
  },
  'F-DPS-2c2': {
    status: 409,
    id: 'Pemesanan untuk keberangkatan ini sudah ditutup. Silakan pilih tanggal lain',
    en: 'Booking for this departure has closed. Please choose another date',
  },
  'F-DPS-3s3': {
    status: 409,
    id: 'Keberangkatan ini sudah dijual dan tidak dapat dihapus. Tutup penjualannya',
    en: 'This departure is on sale and cannot be removed. Close its sale instead',
  },
  'F-DPS-4q4': {
    status: 409,
    field: 'change',
    id: 'Kuota tidak boleh kurang dari kursi yang terjual dan ditahan',
    en: 'The quota cannot be less than the seats that are sold and held',
  },
  'F-DPS-5r5': {
    status: 409,
    id: 'Keberangkatan ini sedang dibatalkan atau dipindahkan. Muat ulang halaman untuk melihat prosesnya',
    en: 'This departure is already being cancelled or moved. Reload the page to see how far it is',
  },
  'F-DPS-6l6': {
    status: 409,
    id: 'Keberangkatan ini sudah berangkat dan tidak dapat diubah lagi',
    en: 'This departure has left and can no longer be changed',
  },
  'F-DPS-7p7': {
    status: 409,
    id: 'Proses ini dihentikan oleh tim platform. Hanya tim platform yang dapat melanjutkannya',
    en: 'The platform team has paused this. Only they can let it go on',
  },
  'F-DPS-5b5': {
    status: 409,
    id: 'Sudah ada jamaah di keberangkatan ini. Tanggal, hotel, dan penerbangan berangkatnya tetap. Pindahkan pesanan ke keberangkatan lain, lalu tutup penjualannya',
    en: 'This departure already has travellers. Its date, hotels and outbound flights stay. Move the bookings to another departure, then close its sale',
  },
  'F-DPS-6c6': {
    status: 409,
    id: 'Keberangkatan ini diubah orang lain sejak Anda membukanya. Isian Anda masih ada di bawah',
    en: 'Somebody else changed this departure after you opened it. What you entered is still below',
  },
  'F-DPS-7o7': {
    status: 409,
    id: 'Kamar atau usia ini tidak ditawarkan untuk keberangkatan ini. Silakan pilih yang lain',
    en: 'This room or age is not offered on this departure. Please choose another',
  },
  'F-DPS-D7m': {
    status: 409,
    id: 'Kursi keberangkatan ini tidak lagi mencukupi',
    en: 'Not enough seats left on this departure',
  },
  'F-ROM-1f1': {
    status: 409,
    field: 'room_id',
    id: 'Semua tempat tidur di kamar ini sudah terisi. Pilih kamar lain',
    en: 'Every bed in this room is taken. Choose another room',
  },
  'F-ROM-2g2': {
    status: 409,
    field: 'room_id',
    id: 'Kamar ini hanya untuk laki-laki saja atau perempuan saja. Pilih kamar lain atau kamar keluarga',
    en: 'This room is for men only or women only. Choose another room, or a family room',
  },
  'F-ROM-3u3': {
    status: 409,
    field: 'room_id',
    id: 'Jenis kelamin jamaah ini belum diisi. Minta pemesan melengkapinya dahulu',
    en: 'This traveller’s gender is not filled in yet. Ask the person who booked to complete it first',
  },
  'F-ROM-4r4': {
    status: 409,
    field: 'room_id',
    id: 'Kamar keluarga hanya untuk yang tercatat sebagai keluarga atau mahram satu sama lain',
    en: 'A family room is only for people recorded as family or mahram of one another',
  },
  'F-ROM-5o5': {
    status: 409,
    id: 'Kamar ini masih terisi. Pindahkan penghuninya dahulu',
    en: 'This room is not empty. Move its guests first',
  },
  'F-ROM-6n6': {
    status: 409,
    id: 'Tidak ada yang berubah sejak daftar terakhir dikirim',
    en: 'Nothing has changed since the list was last sent',
  },
  'F-KIT-1n1': {
    status: 409,
    id: 'Perlengkapan pesanan ini tidak dapat diperbarui: belum disiapkan, sudah dikirim, atau dibatalkan',
    en: 'The kit of this order can’t be updated: it is not prepared yet, already shipped, or cancelled',
  },
  // 20: `mostAddresses` of shipping.
  'F-ADR-1m1': {
    status: 409,
    id: 'Anda sudah menyimpan 20 alamat. Hapus salah satu untuk menambah yang baru',
    en: 'You already have 20 addresses. Delete one to add another',
  },
  'F-SHP-1a1': {
    status: 409,
    id: 'Tambahkan alamat pengiriman terlebih dahulu',
    en: 'Add a delivery address first',
  },
  'F-SHP-2r2': {
    status: 503,
    id: 'Ongkos kirim belum dapat dihitung. Coba lagi beberapa saat lagi',
    en: 'Shipping costs can’t be worked out right now. Try again in a moment',
  },
  'F-SHP-3p3': {
    status: 409,
    field: 'address_id',
    id: 'Belum ada kurir yang menjangkau alamat ini. Pilih alamat lain',
    en: 'No courier reaches this address yet. Choose another one',
  },
  'F-SHP-4o4': {
    status: 409,
    field: 'service',
    id: 'Layanan kurir ini tidak tersedia lagi. Pilih yang lain',
    en: 'This courier service is no longer offered. Choose another one',
  },
  'F-SHP-5c5': {
    status: 409,
    id: 'Pengiriman tidak dapat diubah lagi: pembayaran sudah dimulai atau pesanan sudah berakhir',
    en: 'Shipping can’t be changed any more: a payment has begun or the order has ended',
  },
  'F-SHP-6w6': {
    status: 422,
    field: 'waybill',
    id: 'Nomor resi ini sudah dipakai paket lain. Periksa lagi nomornya',
    en: 'Another parcel already has this waybill. Check the number',
  },
  'F-SVN-1s1': {
    status: 409,
    field: 'quantity',
    id: 'Stok tidak mencukupi. Kurangi jumlahnya atau pilih yang lain',
    en: 'There isn’t enough in stock. Lower the quantity or choose something else',
  },
  'F-SVN-2c2': {
    status: 409,
    id: 'Toko ini sedang libur. Anda dapat memesan setelah toko buka kembali',
    en: 'This store is closed for a holiday. You can order once it opens again',
  },
  // 100: `mostCartItems` of souvenir.
  'F-SVN-3m3': {
    status: 409,
    id: 'Keranjang sudah berisi 100 barang. Selesaikan pesanan ini terlebih dahulu',
    en: 'Your cart already holds 100 items. Check out first',
  },
  'F-SVN-4e4': {
    status: 409,
    id: 'Tidak ada barang di keranjang yang dapat dipesan',
    en: 'There is nothing in your cart that can be ordered',
  },
  'F-SVN-5p5': {
    status: 409,
    id: 'Isi keranjang berubah sejak terakhir Anda lihat. Periksa kembali sebelum memesan',
    en: 'Your cart has changed since you last saw it. Check it before you order',
  },
  'F-SVN-6u6': {
    status: 409,
    id: 'Masih ada pesanan yang belum dibayar. Bayar atau batalkan salah satunya terlebih dahulu',
    en: 'You still have unpaid orders. Pay or cancel one of them first',
  },
  'F-SVN-7d7': {
    status: 409,
    id: 'Pesanan ini belum dikirim atau sudah selesai',
    en: 'This order hasn’t been shipped yet, or is already over',
  },
  'F-SVN-8x8': {
    status: 409,
    id: 'Pesanan ini tidak dapat dibatalkan lagi',
    en: 'This order can no longer be cancelled',
  },
  'F-SVN-9m9': {
    status: 409,
    id: 'Status pesanan ini sudah berubah. Muat ulang halaman',
    en: 'This order has moved on. Reload the page',
  },
  'F-SVN-0h0': {
    status: 409,
    id: 'Jumlah barang yang sama dalam pesanan belum dibayar melebihi batas. Kurangi jumlahnya, atau bayar pesanan Anda yang lain dahulu',
    en: 'That is more of one item than you can hold without paying. Lower the quantity, or pay your other order first',
  },
  'F-SVN-at1': {
    status: 409,
    id: 'Paket ini dilacak lewat kurir. Statusnya berubah dari kurir, pembeli, atau tim kami',
    en: 'This parcel is tracked. The courier, the buyer or our team marks it as delivered',
  },
  'F-PRB-1o1': {
    status: 409,
    id: 'Masalah pesanan ini sudah dilaporkan. Tunggu keputusannya',
    en: 'You’ve already reported a problem with this order. Please wait for the decision',
  },
  'F-PRB-2n2': {
    status: 409,
    id: 'Masalah ini belum bisa dilaporkan, atau pesanannya sudah selesai',
    en: 'This can’t be reported yet, or the order is already over',
  },
  'F-PRB-3z3': {
    status: 409,
    id: 'Tidak ada lagi yang dapat dikembalikan untuk pilihan ini',
    en: 'There is nothing left to refund for this choice',
  },
  'F-ITM-1v1': {
    status: 409,
    id: 'Seseorang mengubahnya lebih dulu. Periksa isian yang ditandai, lalu simpan lagi',
    en: 'Someone changed this before you. Check the marked fields, then save again',
  },
  'F-ITM-2i2': {
    status: 409,
    id: 'Barang ini belum lengkap untuk dijual',
    en: 'This item is not complete enough to sell',
  },
  'F-ITM-3m3': {
    status: 409,
    id: 'Status barang ini sudah berubah. Muat ulang halaman',
    en: 'This item has another status by now. Reload the page',
  },
  'F-ITM-4h4': {
    status: 409,
    field: 'change',
    id: 'Stok tidak boleh kurang dari yang sudah dipesan pembeli',
    en: 'Stock can’t go below what buyers have already ordered',
  },
  'F-STO-1v1': {
    status: 409,
    id: 'Seseorang mengubah toko ini lebih dulu. Periksa isian yang ditandai, lalu simpan lagi',
    en: 'Someone changed this store before you. Check the marked fields, then save again',
  },
  'F-STO-2m2': {
    status: 409,
    id: 'Status toko ini sudah berubah. Muat ulang halaman',
    en: 'This store has another status by now. Reload the page',
  },
  'F-STO-3s3': {
    status: 409,
    id: 'Salah satu toko di pesanan ini sedang tidak berjualan. Batalkan bagian toko itu, lalu bayar sisanya',
    en: 'One of the stores in this order isn’t selling at the moment. Cancel that part, then pay for the rest',
  },
  'F-STO-4t4': {
    status: 409,
    id: 'Sertifikat salah satu barang di pesanan ini tidak berlaku lagi. Batalkan bagian toko itu, lalu bayar sisanya',
    en: 'The certificate of one of the items in this order isn’t valid any more. Cancel that store’s part, then pay for the rest',
  },
  'F-PRV-1m1': {
    status: 409,
    id: 'Masih ada beberapa rencana yang belum selesai. Selesaikan atau batalkan salah satunya terlebih dahulu',
    en: 'You still have several plans open. Finish or cancel one of them first',
  },
  'F-PRV-2s2': {
    status: 409,
    id: 'Rencana ini sudah dikirim dan tidak dapat diubah lagi',
    en: 'This plan has been sent and can’t be changed any more',
  },
  'F-PRV-3c3': {
    status: 409,
    id: 'Permintaan ini sudah berakhir',
    en: 'This request is already over',
  },
  'F-PRV-4g4': {
    status: 409,
    id: 'Penawaran ini sudah tidak berlaku. Pilih penawaran lain',
    en: 'This offer is no longer valid. Choose another',
  },
  'F-PRV-5v5': {
    status: 409,
    id: 'Travel baru saja mengubah penawaran ini. Baca kembali sebelum menerimanya',
    en: 'The agency has just changed this offer. Read it again before you accept it',
  },
  'F-PRV-6o6': {
    status: 409,
    id: 'Penawaran Anda untuk permintaan ini sudah ada. Ubah atau tarik penawaran itu',
    en: 'You already have an offer on this request. Change or withdraw it',
  },
  'F-PRV-7f7': {
    status: 409,
    id: 'Keluarga ini sudah menerima lima penawaran. Coba lagi bila ada yang ditarik atau habis masa berlakunya',
    en: 'This family already has five offers. Try again if one is withdrawn or runs out',
  },
  'F-PRV-8t8': {
    status: 409,
    id: 'Sebuah penawaran sudah dipilih untuk permintaan ini',
    en: 'An offer has already been accepted on this request',
  },
  'F-CHT-1c1': {
    status: 409,
    id: 'Percakapan ini sudah ditutup. Mulai percakapan baru untuk bertanya lagi',
    en: 'This conversation is closed. Start a new one to ask again',
  },
  'F-CHT-2k2': {
    status: 422,
    field: 'message',
    id: 'Pesan berisi nomor kartu dan tidak dikirim. Jangan pernah memberikan nomor kartu di chat',
    en: 'The message contains a card number and was not sent. Never share card numbers in chat',
  },
  'F-CHT-3m3': {
    status: 429,
    id: 'Anda mengirim 20 pesan dalam satu menit. Tunggu sebentar, lalu kirim lagi',
    en: 'You have sent 20 messages within a minute. Wait a moment, then send again',
  },
  'F-CHT-4i4': {
    status: 409,
    field: 'client_id',
    id: 'Nomor pesan ini sudah dipakai untuk pesan lain',
    en: 'This message number was already used for another message',
  },
  'F-CHT-5y5': {
    status: 409,
    id: 'Percakapan ini ditangani konsultan lain. Ambil alih dulu untuk menjawab',
    en: 'Another consultant is handling this conversation. Take it over before you answer',
  },
  'F-CHT-6o6': {
    status: 422,
    field: 'consultant_id',
    id: 'Konsultan ini sedang tidak menerima percakapan',
    en: 'This consultant isn’t taking conversations right now',
  },
  'F-CHT-7r7': {
    status: 409,
    id: 'Laporan Anda sudah kami terima dan sedang diperiksa',
    en: 'We’ve already received your report and are looking into it',
  },
  'F-CHT-8e8': {
    status: 422,
    field: 'message',
    id: 'Tulis pesan atau pilih berkas',
    en: 'Write a message or choose a file',
  },
  'F-COM-1t1': {
    status: 409,
    field: 'valid_from',
    id: 'Sudah ada komisi yang berlaku sejak tanggal ini',
    en: 'A commission already starts on this date',
  },
  'F-COM-2p2': {
    status: 422,
    field: 'valid_from',
    id: 'Komisi berlaku paling cepat hari ini',
    en: 'A commission starts today at the earliest',
  },
  'F-COM-3s3': {
    status: 409,
    id: 'Anda sendiri yang menerima komisi ini. Minta rekan Anda melakukannya',
    en: 'You receive this commission yourself. Ask a colleague to do this',
  },
  'F-SAV-1p1': {
    status: 422,
    field: 'product_id',
    id: 'Tabungan ini untuk paket umrah. Pilih paket umrah, atau tentukan target Anda sendiri',
    en: 'You can save toward an umrah package. Choose one, or set your own target',
  },
  'F-SAV-2t2': {
    status: 409,
    field: 'terms_id',
    id: 'Bank ini sudah tidak menawarkan tabungan tersebut. Pilih bank lagi',
    en: 'The bank no longer offers this savings account. Choose a bank again',
  },
  'F-SAV-3m3': {
    status: 409,
    id: 'Pengajuan tabungan ini sudah tidak dapat diubah',
    en: 'This savings application can no longer be changed',
  },
  'F-SAV-4a4': {
    status: 409,
    id: 'Isi data pemohon terlebih dahulu',
    en: 'Enter the applicant’s details first',
  },
  'F-SAV-5o5': {
    status: 409,
    id: 'Rekening tabungan ini belum dibuka atau sudah ditutup',
    en: 'This savings account is not open yet, or has been closed',
  },
  'F-SAV-6c6': {
    status: 409,
    id: 'Penutupan rekening ini sudah diminta. Bank sedang memprosesnya',
    en: 'You have already asked to close this account. The bank is processing it',
  },
  'F-SAV-7d7': {
    status: 409,
    id: 'Pengajuan ini sudah diputuskan atau ditarik. Muat ulang halaman untuk melihat statusnya',
    en: 'This application has been decided or withdrawn. Reload the page to see its status',
  },
  'F-SAV-8v8': {
    status: 409,
    field: 'virtual_account',
    id: 'Nomor virtual account ini sudah dipakai tabungan lain di bank ini',
    en: 'Another savings plan at this bank already has this virtual account number',
  },
  'F-SAV-9n9': {
    status: 409,
    field: 'account_number',
    id: 'Nomor rekening ini sudah dipakai tabungan lain di bank ini',
    en: 'Another savings plan at this bank already has this account number',
  },
  'F-MBR-1v1': {
    status: 409,
    id: 'Email anggota ini sudah terverifikasi',
    en: 'This member’s email is already verified',
  },
  'F-MBR-2t2': {
    status: 422,
    field: 'email',
    id: 'Email ini sudah dipakai akun lain',
    en: 'Another account uses this email',
  },
  'F-FIN-1h1': {
    status: 422,
    id: 'Dana talangan tidak tersedia untuk haji. Pembiayaan hanya untuk paket umrah',
    en: 'Hajj can’t be financed. Financing is for umrah packages only',
  },
  'F-FIN-2u2': {
    status: 422,
    id: 'Paket ini tidak dapat dibiayai. Pembiayaan tersedia untuk paket umrah pilihan',
    en: 'This package can’t be financed. Financing is available for selected umrah packages',
  },
  'F-FIN-3d3': {
    status: 409,
    id: 'Keberangkatan ini sudah terlalu dekat untuk pembiayaan. Pilih tanggal lain atau bayar langsung',
    en: 'This departure is too close to finance. Choose another date, or pay directly',
  },
  'F-FIN-4o4': {
    status: 409,
    id: 'Anda sudah memiliki pengajuan pembiayaan untuk keberangkatan ini',
    en: 'You already have a financing application for this departure',
  },
  'F-FIN-5c5': {
    status: 409,
    id: 'Pengajuan ini tidak dapat diubah lagi',
    en: 'This application can’t be changed any more',
  },
  'F-FIN-6m6': {
    status: 422,
    id: 'Lengkapi semua dokumen sebelum mengirim pengajuan',
    en: 'Add all documents before you send your application',
  },
  'F-FIN-7a7': {
    status: 409,
    id: 'Uang muka dapat dibayar setelah bank menyetujui pengajuan Anda',
    en: 'You can pay the down payment once the bank has approved your application',
  },
  'F-FIN-8b8': {
    status: 409,
    id: 'Tagihan ini dibayar oleh bank pembiayaan Anda. Anda tidak perlu membayarnya',
    en: 'Your financing bank pays this invoice. You don’t need to pay it',
  },
  'F-FIN-9m9': {
    status: 409,
    id: 'Pengajuan ini sudah diputuskan atau berubah. Muat ulang halaman untuk melihat statusnya',
    en: 'This application has been decided or has changed. Reload the page to see its status',
  },
  'F-BNK-1u1': {
    status: 409,
    id: 'Uang dari bank ini belum terlihat masuk. Pastikan dulu di halaman Pencairan bank',
    en: 'This bank’s money has not been seen to arrive. Confirm it on the Bank disbursements page first',
  },
  'F-BNK-2b2': {
    status: 409,
    id: 'Saldo sudah berubah sejak halaman ini dibuka. Muat ulang, lalu bayarkan seluruh saldonya',
    en: 'The balance has changed since this page was opened. Reload it, then pay out the whole balance',
  },
  'F-BNK-3t3': {
    status: 409,
    field: 'terms_id',
    id: 'Bank atau ketentuan di rencana Anda sudah berganti. Baca dan setujui lagi, lalu kirim',
    en: 'The bank or the terms in your plan have changed. Read and agree to them again, then send',
  },
} as const satisfies Record<RefusalCode, Entry>

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)

type Details = {
  retry_after_seconds?: number
  errors?: Record<string, string[]>
  /** What stands in the way, where the caller can go on from it. */
  data?: Readonly<Record<string, unknown>>
}

/** A "no" we expect. Recognised by `code`, never by class: server and page bundle hold two copies of this file. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Details
  constructor(code: RefusalCode, details: Details = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'code' in error && isRefusalCode(String(error.code))
}

export type Failure = {
  code: RefusalCode
  message: string
  errors?: Record<string, string[]>
  data?: Readonly<Record<string, unknown>>
}

/** The failure as it goes over the wire. */
export function failureOf(refusal: Refusal, language: Language): { status: number; body: Failure } {
  const entry: Entry = refusals[refusal.code]
  const message = entry[language]
  const { data } = refusal.details
  const errors = refusal.details.errors ?? (entry.field ? { [entry.field]: [message] } : undefined)
  const body = { code: refusal.code, message, ...(errors && { errors }), ...(data && { data }) }
  return { status: entry.status, body }
}
