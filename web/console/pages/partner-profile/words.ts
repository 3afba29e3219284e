import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Halaman mitra', en: 'Partner pages' },
  text: {
    id: 'Perubahan langsung tampil di situs setelah disimpan.',
    en: 'Changes appear on the site as soon as you save.',
  },
  readOnly: { id: 'Anda hanya dapat melihat', en: 'You can only view this page' },
  readOnlyText: {
    id: 'Minta pemilik akun mitra untuk mengubahnya.',
    en: 'Ask the owner of the partner account to change it.',
  },
  seeOn: { id: (brand: string) => `Lihat di ${brand}`, en: (brand: string) => `View on ${brand}` },
  notShown: {
    id: 'Halaman ini belum tampil di situs mana pun.',
    en: 'This page is not shown on any site yet.',
  },
  profile: { id: 'Profil', en: 'Profile' },
  about: { id: 'Tentang', en: 'About' },
  aboutHint: {
    id: 'Siapa Anda, sejak kapan, dan apa yang membedakan Anda. 20 sampai 2.000 karakter.',
    en: 'Who you are, since when, and what sets you apart. 20 to 2,000 characters.',
  },
  address: { id: 'Alamat kantor', en: 'Office address' },
  phone: { id: 'Telepon', en: 'Phone' },
  phoneHint: { id: 'Contoh: 0215550123 atau 081234567890', en: 'For example 0215550123 or 081234567890' },
  whatsapp: { id: 'WhatsApp', en: 'WhatsApp' },
  whatsappHint: {
    id: 'Kosongkan jika calon jamaah sebaiknya menelepon.',
    en: 'Leave empty if you would rather be called.',
  },
  save: { id: 'Simpan dan tampilkan', en: 'Save and publish' },
  fixed: { id: 'Data resmi', en: 'Official details' },
  fixedText: {
    id: 'Data ini diperiksa bersama izin. Hubungi tim kemitraan untuk mengubahnya.',
    en: 'These are checked together with the licence. Contact the partner team to change them.',
  },
  name: { id: 'Nama', en: 'Name' },
  legalName: { id: 'Nama perusahaan', en: 'Company name' },
  city: { id: 'Kota', en: 'City' },
  email: { id: 'Email', en: 'Email' },
  logo: { id: 'Logo', en: 'Logo' },
  cover: { id: 'Foto sampul', en: 'Cover photo' },
  logoText: {
    id: 'Tampil bulat di daftar mitra dan di setiap paket. Paling baik persegi, dengan ruang di tepinya.',
    en: 'Shown round in lists and on every package. Best square, with some space around it.',
  },
  coverText: {
    id: 'Tampil di atas halaman mitra. Paling baik melebar, minimal 1.280 piksel.',
    en: 'Shown at the top of the partner page. Best wide, at least 1,280 pixels.',
  },
  noLogo: {
    id: 'Belum ada logo. Situs menampilkan huruf awal nama.',
    en: 'No logo yet. The site shows the initials.',
  },
  noCover: {
    id: 'Belum ada foto sampul. Situs menampilkan foto umum.',
    en: 'No cover photo yet. The site shows a general photo.',
  },
  file: { id: 'Pilih gambar', en: 'Choose a picture' },
  fileHint: { id: 'JPEG, PNG, WebP, atau AVIF, maksimal 10 MB.', en: 'JPEG, PNG, WebP or AVIF, up to 10 MB.' },
  altId: { id: 'Deskripsi gambar (Indonesia)', en: 'Picture description (Indonesian)' },
  altEn: { id: 'Deskripsi gambar (Inggris)', en: 'Picture description (English)' },
  altHint: {
    id: 'Dibacakan bagi yang tidak melihat gambar.',
    en: 'Read aloud to people who can’t see the picture.',
  },
  upload_logo: { id: 'Ganti logo', en: 'Replace the logo' },
  upload_cover: { id: 'Ganti foto sampul', en: 'Replace the cover photo' },
  saved: { id: 'Tersimpan dan sudah tampil di situs.', en: 'Saved and now on the site.' },
  logo_set: { id: 'Logo diganti dan sudah tampil di situs.', en: 'The logo is replaced and now on the site.' },
  cover_set: {
    id: 'Foto sampul diganti dan sudah tampil di situs.',
    en: 'The cover photo is replaced and now on the site.',
  },
})
