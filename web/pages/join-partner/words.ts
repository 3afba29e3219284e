import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Gabung Mitra Travel dan Keuangan', en: 'Join as a travel or financial partner' },
  description: {
    id: 'Daftarkan travel berizin PPIU atau PIHK, atau bank syariah Anda: manfaat, hal yang kami periksa, dan cara memantau pendaftaran Anda.',
    en: 'Register your licensed agency (PPIU or PIHK) or sharia bank: what you get, what we check, and how to track your application.',
  },
  heading: { id: 'Jual paket Anda di Rihla', en: 'Sell your packages on Rihla' },
  text: {
    id: 'Untuk travel berizin dan bank syariah. Calon jamaah melihat data lengkap Anda: izin, harga, hotel, dan jadwal.',
    en: 'For licensed travel agencies and sharia banks. Pilgrims see all the facts about you: licence, prices, hotels and dates.',
  },
  visibilityTitle: { id: 'Ditemukan calon jamaah', en: 'Found by pilgrims' },
  visibilityText: {
    id: 'Paket tampil di pencarian, daftar, dan halaman mitra Anda sendiri, dalam dua bahasa.',
    en: 'Your packages appear in search, in listings and on your own partner page, in two languages.',
  },
  trustTitle: { id: 'Izin Anda terlihat', en: 'Your licence on display' },
  trustText: {
    id: 'Nomor izin, masa berlaku, dan tanggal pemeriksaan tampil di setiap paket.',
    en: 'Every package shows your licence number, its expiry date and when it was checked.',
  },
  seatsTitle: { id: 'Kursi tidak terjual dua kali', en: 'No double selling' },
  seatsText: {
    id: 'Kuota, kursi ditahan, dan kursi terjual dihitung di satu tempat.',
    en: 'Quota, held seats and sold seats are counted in one place.',
  },
  reviewsTitle: { id: 'Ulasan dari yang berangkat', en: 'Reviews from real travellers' },
  reviewsText: {
    id: 'Hanya jamaah yang memesan di sini dan sudah pulang yang dapat menulis ulasan. Ulasan Google ditampilkan terpisah.',
    en: 'Only travellers who booked here and have returned can write a review. Google reviews are shown separately.',
  },
  checkLicence: {
    id: 'Izin PPIU atau PIHK (travel), atau izin OJK (bank): nomor, masa berlaku, dan atas nama siapa.',
    en: 'PPIU or PIHK licence (agencies) or OJK licence (banks): number, expiry date and registered name.',
  },
  checkEntity: {
    id: 'Badan hukum: akta, NIB, dan penanggung jawab yang dapat dihubungi.',
    en: 'Legal entity: deed, business number (NIB) and a responsible person we can contact.',
  },
  checkOffice: { id: 'Alamat kantor yang dapat didatangi.', en: 'An office address that can be visited.' },
  checkAccount: {
    id: 'Rekening atas nama perusahaan, bukan perorangan.',
    en: 'A bank account in the company’s name, not a person’s.',
  },
  checkTerms: {
    id: 'Ketentuan pembatalan dan pengembalian dana yang tertulis.',
    en: 'Written cancellation and refund terms.',
  },
  checkSharia: {
    id: 'Untuk bank: akad yang dipakai, biayanya dalam rupiah, dan pengawas syariahnya.',
    en: 'For banks: the contracts you use, fees in rupiah, and your sharia supervisory board.',
  },
})
