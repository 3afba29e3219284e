import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Mitra Distribusi', en: 'Distribution partners' },
  description: {
    id: 'Media, komunitas, koperasi dan toko yang menampilkan paket umrah dari travel berizin, dengan harga yang sama.',
    en: 'Media, communities, cooperatives and shops that show umrah packages from licensed travel agencies, at the same price.',
  },
  heading: { id: 'Mitra distribusi', en: 'Distribution partners' },
  text: {
    id: 'Mereka menampilkan paket kepada pembaca, anggota, dan pelanggannya. Yang memberangkatkan adalah travel berizin yang disebut di setiap paket. Anda memesan dan membayar di sini dengan harga yang sama.',
    en: 'They show packages to their readers, members and customers. The licensed travel agency named on each package runs the trip. You book and pay here, at the same price.',
  },
  list: { id: 'Daftar mitra distribusi', en: 'List of distribution partners' },
  none: { id: 'Belum ada mitra distribusi', en: 'No distribution partners yet' },
  noneText: {
    id: 'Jadilah yang pertama menawarkan paket kepada komunitas Anda.',
    en: 'Be the first to offer packages to your community.',
  },
  visit: { id: 'Kunjungi situs', en: 'Visit website' },
  packages: { id: 'Lihat paket umrah', en: 'See umrah packages' },
  join: { id: 'Gabung sebagai kanal distribusi', en: 'Join as a distribution channel' },
})
