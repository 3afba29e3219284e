import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Gabung Mitra Travel dan Keuangan', en: 'Join as Travel or Financial Partner' },
  description: {
    id: 'Daftarkan travel berizin PPIU atau PIHK, atau bank syariah Anda: manfaatnya, yang kami periksa, dan perkembangan pendaftaran yang selalu terlihat.',
    en: 'Apply with your licensed agency (PPIU or PIHK) or sharia bank: what you get, what we check, and how your application is doing.',
  },
  heading: { id: 'Jual paket di tempat jamaah memeriksa', en: 'Sell where pilgrims look closely' },
  text: {
    id: 'Untuk travel berizin dan bank syariah yang ingin ditemukan karena datanya jelas, bukan karena iklannya keras.',
    en: 'For licensed agencies and sharia banks that want to be found for clear facts, not for loud adverts.',
  },
  foundTitle: { id: 'Ditemukan calon jamaah', en: 'Found by pilgrims' },
  foundText: {
    id: 'Paket tampil di pencarian, daftar, dan halaman mitra Anda sendiri, dalam dua bahasa.',
    en: 'Your packages show in search, in lists and on a page of your own, in two languages.',
  },
  trustTitle: { id: 'Izin Anda terlihat', en: 'Your licence in sight' },
  trustText: {
    id: 'Nomor izin, masa berlaku, dan tanggal pemeriksaan tampil di setiap paket.',
    en: 'Licence number, validity and the date of the check stand on every package.',
  },
  seatsTitle: { id: 'Kursi tidak terjual dua kali', en: 'No seat sold twice' },
  seatsText: {
    id: 'Kuota, kursi ditahan, dan kursi terjual dihitung di satu tempat.',
    en: 'Quota, seats held and seats sold are counted in one place.',
  },
  reviewsTitle: { id: 'Ulasan dari yang berangkat', en: 'Reviews of those who went' },
  reviewsText: {
    id: 'Hanya jamaah yang memesan dan sudah pulang yang dapat menulis ulasan.',
    en: 'Only pilgrims who booked and have returned can write a review.',
  },
  checkLicence: {
    id: 'Izin PPIU atau PIHK (travel), atau izin OJK (bank): nomor, masa berlaku, dan atas nama siapa.',
    en: 'PPIU or PIHK licence (agencies) or OJK licence (banks): number, validity and whose name it bears.',
  },
  checkEntity: {
    id: 'Badan hukum: akta, NIB, dan penanggung jawab yang dapat dihubungi.',
    en: 'The legal entity: deed, business number (NIB) and a person who answers for it.',
  },
  checkOffice: { id: 'Alamat kantor yang dapat didatangi.', en: 'An office that can be visited.' },
  checkAccount: {
    id: 'Rekening atas nama perusahaan, bukan perorangan.',
    en: 'A bank account in the name of the company, not of a person.',
  },
  checkTerms: {
    id: 'Ketentuan pembatalan dan pengembalian dana yang tertulis.',
    en: 'Written terms of cancellation and refund.',
  },
  checkSharia: {
    id: 'Untuk bank: akad yang dipakai, biayanya dalam rupiah, dan pengawas syariahnya.',
    en: 'For banks: the contracts used, their fees in rupiah, and the sharia board.',
  },
})
