import { messages } from '#core/messages.ts'

export const words = messages({
  crumb: { id: 'Mitra', en: 'Partners' },
  heading: { id: 'Mitra kami', en: 'Our partners' },
  text: {
    id: 'Travel memberangkatkan Anda. Bank menyimpan tabungan Anda atau membiayai perjalanan Anda. Agen membantu Anda mendaftar, dan kanal distribusi menampilkan paket. Setiap halaman mitra memuat nama perusahaan, nomor izin, masa berlaku, dan kapan izin itu terakhir kami periksa.',
    en: 'Travel agencies run the trips. Banks hold your savings or finance your trip. Agents help you sign up, and distribution channels show packages. Every partner page shows its company name, licence number, expiry date and when we last checked it.',
  },
  kinds: { id: 'Jenis mitra', en: 'Partner types' },
  travel: { id: 'Travel', en: 'Travel agencies' },
  financial: { id: 'Keuangan', en: 'Banks' },
  agency: { id: 'Agen', en: 'Agents' },
  tdc: { id: 'Kanal distribusi', en: 'Distribution channels' },
  travelTitle: { id: 'Travel berizin', en: 'Licensed travel agencies' },
  financialTitle: { id: 'Mitra Bank Syariah', en: 'Sharia bank partners' },
  agencyTitle: { id: 'Mitra Agen', en: 'Agent partners' },
  tdcTitle: { id: 'Mitra Kanal Distribusi', en: 'Distribution channel partners' },
  travelText: {
    id: 'Travel berizin umrah (PPIU) dan haji khusus (PIHK). Mereka pemilik paket dan yang memberangkatkan Anda. Bila izinnya habis atau dibekukan, paketnya berhenti dijual.',
    en: 'Travel agencies licensed for umrah (PPIU) and special hajj (PIHK). They own the packages and run the trips. If a licence expires or is suspended, we stop selling their packages.',
  },
  financialText: {
    id: 'Bank syariah tempat dana umrah disimpan atas nama Anda sendiri, atau yang membiayainya dengan akad yang jelas.',
    en: 'Sharia banks that hold your umrah savings in your own name, or finance your trip under a clear contract.',
  },
  agencyText: {
    id: 'Agen membantu memilih paket dan mengurus dokumen. Agen tidak memberangkatkan Anda: nama travel tertera di setiap paket.',
    en: 'Agents help you choose a package and prepare your documents. They don’t run the trip: every package names its travel agency.',
  },
  tdcText: {
    id: 'Media, komunitas dan toko yang menampilkan paket kepada anggotanya. Harga, pemesanan dan pembayaran tetap di sini.',
    en: 'Media, communities and shops that show packages to their members. You still book and pay here, at the same price.',
  },
  search: { id: 'Cari mitra', en: 'Find a partner' },
  searchHint: { id: 'Nama, perusahaan, kota, atau nomor izin', en: 'Name, company, city or licence number' },
  find: { id: 'Cari', en: 'Search' },
  clear: { id: 'Hapus pencarian', en: 'Clear search' },
  resultCount: {
    id: (n: string) => `${n} mitra`,
    en: (n: string) => (n === '1' ? '1 partner' : `${n} partners`),
  },
  resultCountFor: {
    id: (n: string, term: string) => `${n} mitra untuk “${term}”`,
    en: (n: string, term: string) => `${n === '1' ? '1 partner' : `${n} partners`} for “${term}”`,
  },
  none: { id: 'Mitra tidak ditemukan', en: 'No partner found' },
  noneText: {
    id: 'Periksa ejaannya, atau lihat jenis mitra yang lain.',
    en: 'Check the spelling, or try another partner type.',
  },
  bad: { id: 'Pencarian tidak dikenali', en: 'We didn’t understand this search' },
  badKind: { id: 'Jenis mitra ini tidak ada.', en: 'This partner type does not exist.' },
  all: { id: 'Lihat semua mitra', en: 'See all partners' },
  pages: { id: 'Halaman daftar mitra', en: 'Partner list pages' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  akad: { id: 'Akad', en: 'Contract (akad)' },
  minimum: { id: 'Simpanan minimum', en: 'Minimum savings' },
  cost: { id: 'Biaya administrasi', en: 'Administration fee' },
  share: { id: 'Nisbah nasabah:bank', en: 'Profit share, customer:bank' },
  rate: { id: 'Setara per tahun', en: 'Equivalent per year' },
  termsNote: {
    id: 'Angka setara per tahun hanya untuk membandingkan: total, margin, atau ujrah disebut dalam rupiah sebelum akad. Bagi hasil mengikuti kinerja dan tidak dijamin.',
    en: 'The equivalent per year is for comparison only: the bank states the total, margin or fee in rupiah before you sign. Profit shares depend on results and are not guaranteed.',
  },
  join: { id: 'Ingin bergabung sebagai mitra?', en: 'Want to become a partner?' },
  joinText: {
    id: 'Daftarkan perusahaan Anda. Tim kemitraan memeriksa izin dan badan hukumnya, dan Anda dapat mengikuti prosesnya.',
    en: 'Register your company. Our partner team checks its licence and legal entity, and you can follow the progress.',
  },
  joinTravel: { id: 'Gabung sebagai travel atau bank', en: 'Join as an agency or bank' },
  joinChannel: { id: 'Gabung sebagai kanal distribusi', en: 'Join as a distribution channel' },
})
