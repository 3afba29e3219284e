import { messages } from '#core/messages.ts'

export const words = messages({
  crumb: { id: 'Mitra', en: 'Partners' },
  heading: { id: 'Mitra yang bisa Anda periksa', en: 'Partners you can check' },
  text: {
    id: 'Nama perusahaan, nomor izin, masa berlakunya, dan siapa yang memeriksanya: semuanya terbuka.',
    en: 'Company, licence number, how long it is valid and who checked it: all in the open.',
  },
  kinds: { id: 'Jenis mitra', en: 'Kinds of partners' },
  travel: { id: 'Travel', en: 'Travel agencies' },
  financial: { id: 'Keuangan', en: 'Banks' },
  agency: { id: 'Agen', en: 'Agents' },
  tdc: { id: 'Kanal distribusi', en: 'Distribution channels' },
  travelTitle: { id: 'Mitra Travel Berizin', en: 'Licensed Travel Partners' },
  financialTitle: { id: 'Mitra Bank Syariah', en: 'Sharia Bank Partners' },
  agencyTitle: { id: 'Mitra Agen', en: 'Agent Partners' },
  tdcTitle: { id: 'Mitra Kanal Distribusi', en: 'Distribution Channel Partners' },
  travelText: {
    id: 'Penyelenggara umrah (PPIU) dan haji khusus (PIHK). Merekalah pemilik paket dan yang memberangkatkan Anda. Izin yang habis atau dibekukan membuat paketnya berhenti dijual.',
    en: 'Organisers of umrah (PPIU) and special hajj (PIHK). They own the packages and take you there. When a licence expires or is suspended, their packages go off sale.',
  },
  financialText: {
    id: 'Bank syariah tempat dana umrah disimpan atas nama Anda sendiri, atau yang membiayainya dengan akad yang jelas.',
    en: 'Sharia banks that keep your umrah money in your own name, or finance the journey under a clear contract.',
  },
  agencyText: {
    id: 'Agen membantu memilih paket dan mengurus dokumen. Agen bukan penyelenggara: nama penyelenggara tertera di setiap paket.',
    en: 'Agents help you choose and prepare your papers. They are not the organiser: each package names its own.',
  },
  tdcText: {
    id: 'Media, komunitas dan toko yang menampilkan paket kepada anggotanya. Harga, pemesanan dan pembayaran tetap di sini.',
    en: 'Media, communities and shops that show packages to their members. Price, booking and payment stay here.',
  },
  search: { id: 'Cari mitra', en: 'Find a partner' },
  searchHint: { id: 'Nama, perusahaan, kota, atau nomor izin', en: 'Name, company, city or licence number' },
  find: { id: 'Cari', en: 'Search' },
  clear: { id: 'Hapus pencarian', en: 'Clear the search' },
  found: {
    id: (n: string) => `${n} mitra`,
    en: (n: string) => (n === '1' ? '1 partner' : `${n} partners`),
  },
  foundFor: {
    id: (n: string, term: string) => `${n} mitra untuk “${term}”`,
    en: (n: string, term: string) => `${n === '1' ? '1 partner' : `${n} partners`} for “${term}”`,
  },
  none: { id: 'Mitra tidak ditemukan', en: 'No partner found' },
  noneText: {
    id: 'Periksa ejaannya, atau lihat jenis mitra yang lain.',
    en: 'Check the spelling, or look at the other kinds.',
  },
  bad: { id: 'Pencarian tidak dikenali', en: 'This search makes no sense' },
  badKind: { id: 'Jenis mitra ini tidak ada.', en: 'There is no such kind of partner.' },
  all: { id: 'Lihat semua mitra', en: 'See all partners' },
  pages: { id: 'Halaman daftar mitra', en: 'Pages of partners' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  akad: { id: 'Akad', en: 'Contract (akad)' },
  minimum: { id: 'Setoran awal minimal', en: 'Minimum savings' },
  cost: { id: 'Biaya administrasi', en: 'Administrative cost' },
  share: { id: 'Nisbah nasabah : bank', en: 'Profit share, customer : bank' },
  rate: { id: 'Setara per tahun', en: 'Yearly equivalent' },
  termsNote: {
    id: 'Angka setara per tahun hanya untuk membandingkan: harga jual, margin, atau ujrah disebut dalam rupiah sebelum akad. Bagi hasil mengikuti kinerja dan tidak dijamin.',
    en: 'The yearly equivalent only helps to compare: selling price, margin or fee are stated in rupiah before you sign. Profit shares follow results and are not guaranteed.',
  },
  join: { id: 'Ingin bergabung sebagai mitra?', en: 'Would you like to join?' },
  joinText: {
    id: 'Daftarkan perusahaan Anda. Tim akuisisi memeriksa izin dan badan hukumnya, dan Anda dapat mengikuti prosesnya.',
    en: 'Apply with your company. Our acquisition team checks licence and legal entity, and you can follow how it goes.',
  },
  joinTravel: { id: 'Gabung sebagai travel atau bank', en: 'Join as agency or bank' },
  joinChannel: { id: 'Gabung sebagai kanal distribusi', en: 'Join as distribution channel' },
})
