import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Umrah privat saya', en: 'My private umrahs' },
  description: {
    id: 'Rencana dan permintaan umrah privat Anda',
    en: 'Your private umrah plans and requests',
  },
  tabs: { id: 'Status', en: 'Status' },
  all: { id: 'Semua', en: 'All' },
  unpaid: { id: 'Rencana dan penawaran', en: 'Plans and offers' },
  in_progress: { id: 'Berlangsung', en: 'In progress' },
  ended: { id: 'Selesai', en: 'Ended' },
  search: { id: 'Cari umrah privat', en: 'Search private umrahs' },
  placeholder: { id: 'Kode, misalnya PRV-', en: 'Code, such as PRV-' },
  submit: { id: 'Cari', en: 'Search' },
  clear: { id: 'Hapus pencarian', en: 'Clear search' },
  total: { id: 'Harga penawaran', en: 'Offer price' },
  estimate: { id: 'Perkiraan biaya, bukan penawaran', en: 'Estimate, not an offer' },
  resultRange: {
    id: (first: string, last: string, total: string) => `Menampilkan ${first}–${last} dari ${total}`,
    en: (first: string, last: string, total: string) => `Showing ${first}–${last} of ${total}`,
  },
  none: { id: 'Tidak ada umrah privat', en: 'No private umrahs' },
  pages: { id: 'Halaman', en: 'Pages' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  code: { id: (code: string) => `Kode ${code}`, en: (code: string) => `Code ${code}` },
  closes: { id: (at: string) => `Penawaran sampai ${at}`, en: (at: string) => `Offers until ${at}` },
  offers: {
    id: (n: string) => `${n} penawaran menunggu pilihan Anda`,
    en: (n: string) => `${n} ${n === '1' ? 'offer' : 'offers'} to choose from`,
  },
  continue: { id: 'Lanjutkan rencana', en: 'Continue planning' },
  see: { id: 'Lihat status', en: 'See status' },
  compare: { id: 'Bandingkan penawaran', en: 'Compare offers' },
  pay: { id: 'Bayar sekarang', en: 'Pay now' },
  noneTitle: { id: 'Belum ada umrah privat', en: 'No private umrahs yet' },
  noneText: {
    id: 'Susun umrah sendiri: pilih tanggal, penerbangan, dan hotel, lalu terima penawaran dari travel berizin.',
    en: 'Plan your own umrah: choose the date, flights and hotels, then get offers from licensed agencies.',
  },
  plan: { id: 'Susun umrah privat', en: 'Plan a private umrah' },
  noResults: { id: 'Tidak ditemukan', en: 'Nothing found' },
  noResultsText: {
    id: 'Periksa kodenya, atau cari di status lain.',
    en: 'Check the code, or try another status.',
  },
})
