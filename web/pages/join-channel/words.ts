import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Gabung Kanal Distribusi Perjalanan', en: 'Join as Travel Distribution Channel' },
  description: {
    id: 'Media, komunitas, koperasi dan toko dapat menampilkan paket umrah dari travel berizin: manfaat, syarat, dan formulir pendaftaran.',
    en: 'Media, communities, cooperatives and shops can show umrah packages of licensed agencies: what you get, what we check, and the form.',
  },
  heading: { id: 'Antar komunitas Anda ke paket yang jelas', en: 'Bring your people to clear packages' },
  text: {
    id: 'Untuk media, komunitas, koperasi, dan toko yang dipercaya anggotanya. Anda menampilkan, penyelenggara berizin memberangkatkan.',
    en: 'For media, communities, cooperatives and shops that people trust. You show the journeys, licensed organisers run them.',
  },
  sameTitle: { id: 'Harga yang sama', en: 'The same price' },
  sameText: {
    id: 'Anggota Anda membayar harga yang sama dengan di sini, tanpa tambahan.',
    en: 'Your members pay what everyone pays here, with nothing added.',
  },
  easyTitle: { id: 'Tanpa mengurus pembayaran', en: 'No payments to handle' },
  easyText: {
    id: 'Pemesanan, pembayaran, dan dokumen jamaah tetap di sini.',
    en: 'Bookings, payments and pilgrims’ papers stay here.',
  },
  placeTitle: { id: 'Nama Anda tercantum', en: 'Your name in sight' },
  placeText: {
    id: 'Kanal yang diterima tampil di halaman mitra beserta nomor induk usahanya.',
    en: 'Accepted channels stand on the partner pages with their business number.',
  },
  levelTitle: { id: 'Satu tingkat, terbuka', en: 'One level, in the open' },
  levelText: {
    id: 'Imbal jasa hanya satu tingkat dan tertulis di perjanjian; tidak ada komisi dari komisi.',
    en: 'Rewards have one level and stand in the agreement; there is no commission on a commission.',
  },
  checkEntity: {
    id: 'Badan usaha dan NIB, serta penanggung jawab yang dapat dihubungi.',
    en: 'The business and its number (NIB), and a person who answers for it.',
  },
  checkAudience: {
    id: 'Siapa pembaca, anggota, atau pelanggan Anda, dan di mana paket akan tampil.',
    en: 'Who your readers, members or customers are, and where the packages will show.',
  },
  checkOrganiser: {
    id: 'Kesediaan mencantumkan nama penyelenggara dan nomor izinnya pada setiap paket.',
    en: 'That you name the organiser and its licence with every package.',
  },
  checkLevels: {
    id: 'Tidak menjual secara berjenjang dan tidak memungut biaya dari calon jamaah.',
    en: 'That you do not sell in levels and charge pilgrims nothing.',
  },
  checkData: {
    id: 'Cara Anda menjaga data anggota sesuai UU Pelindungan Data Pribadi.',
    en: 'How you keep your members’ data, as the data protection law asks.',
  },
})
