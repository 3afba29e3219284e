import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Gabung Kanal Distribusi Perjalanan', en: 'Join as a travel distribution channel' },
  description: {
    id: 'Media, komunitas, koperasi dan toko dapat menampilkan paket umrah dari travel berizin: manfaat, syarat, dan formulir pendaftaran.',
    en: 'Media, communities, cooperatives and shops can show umrah packages from licensed agencies: what you get, what we check, and the application form.',
  },
  heading: { id: 'Tawarkan paket umrah kepada komunitas Anda', en: 'Offer umrah packages to your community' },
  text: {
    id: 'Untuk media, komunitas, koperasi, dan toko. Anda menampilkan paket, travel berizin memberangkatkan jamaah.',
    en: 'For media, communities, cooperatives and shops. You show the packages, licensed travel agencies run the trips.',
  },
  sameTitle: { id: 'Harga yang sama', en: 'The same price' },
  sameText: {
    id: 'Anggota Anda membayar harga yang sama dengan di sini, tanpa tambahan.',
    en: 'Your members pay the same price as everyone else, with no extra charge.',
  },
  easyTitle: { id: 'Tanpa mengurus pembayaran', en: 'No payments to handle' },
  easyText: {
    id: 'Pemesanan, pembayaran, dan dokumen jamaah diurus di sini.',
    en: 'Bookings, payments and pilgrims’ documents are handled here.',
  },
  placeTitle: { id: 'Nama Anda tercantum', en: 'Your name is listed' },
  placeText: {
    id: 'Kanal yang diterima tampil di halaman mitra beserta nomor induk berusaha (NIB).',
    en: 'Accepted channels appear on the partner pages with their business number (NIB).',
  },
  levelTitle: { id: 'Komisi satu tingkat', en: 'One-level commission' },
  levelText: {
    id: 'Komisi hanya satu tingkat dan tertulis di perjanjian. Tidak ada komisi dari komisi.',
    en: 'Commission has one level only and is set out in the agreement. There is no commission on commission.',
  },
  checkEntity: {
    id: 'Badan usaha dan NIB, serta penanggung jawab yang dapat dihubungi.',
    en: 'Your business and its number (NIB), and a responsible person we can contact.',
  },
  checkAudience: {
    id: 'Siapa pembaca, anggota, atau pelanggan Anda, dan di mana paket akan tampil.',
    en: 'Who your readers, members or customers are, and where the packages will appear.',
  },
  checkOrganiser: {
    id: 'Kesediaan mencantumkan nama travel dan nomor izinnya pada setiap paket.',
    en: 'That you name the travel agency and its licence number with every package.',
  },
  checkLevels: {
    id: 'Tidak menjual secara berjenjang dan tidak memungut biaya dari calon jamaah.',
    en: 'That you don’t run multi-level sales and don’t charge pilgrims any fee.',
  },
  checkData: {
    id: 'Cara Anda menjaga data anggota sesuai UU Pelindungan Data Pribadi.',
    en: 'How you protect your members’ data under Indonesia’s personal data protection law.',
  },
})
