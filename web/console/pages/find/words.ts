import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Cari anggota & pesanan', en: 'Find members & bookings' },
  text: {
    id: 'Cari dengan nomor HP, kode pesanan atau tagihan, email, atau nama anggota maupun jamaah. Setiap pencarian tercatat di audit.',
    en: 'Search by mobile number, order or invoice code, email, or the name of a member or traveller. Every search is recorded in the audit.',
  },
  label: { id: 'Nomor HP, kode, email, atau nama', en: 'Mobile number, code, email or name' },
  search: { id: 'Cari', en: 'Search' },
  members: { id: 'Anggota', en: 'Members' },
  orders: { id: 'Pesanan', en: 'Orders' },
  name: { id: 'Nama', en: 'Name' },
  traveller: { id: 'Jamaah yang cocok', en: 'Matching traveller' },
  email: { id: 'Email', en: 'Email' },
  phone: { id: 'Nomor HP', en: 'Mobile number' },
  brand: { id: 'Merek', en: 'Brand' },
  since: { id: 'Anggota sejak', en: 'Member since' },
  code: { id: 'Kode', en: 'Code' },
  package: { id: 'Paket', en: 'Package' },
  status: { id: 'Status', en: 'Status' },
  departs: { id: 'Berangkat', en: 'Departs' },
  total: { id: 'Total', en: 'Total' },
  none: { id: '–', en: '–' },
  start: { id: 'Mulai dengan satu petunjuk', en: 'Start with one detail' },
  startText: {
    id: 'Ketik minimal 3 karakter, misalnya kode di email pemesan atau awal nomor HP-nya.',
    en: 'Type at least 3 characters, such as the code in their email or the start of their mobile number.',
  },
  nothing: { id: 'Tidak ada yang cocok', en: 'Nothing matches' },
  nothingText: {
    id: 'Periksa ejaannya, atau coba nomor HP atau email lengkapnya. Yang dicari hanya merek yang Anda layani.',
    en: 'Check the spelling, or try the full mobile number or email address. Only the brands you serve are searched.',
  },
  more: {
    id: 'Hanya 20 hasil pertama yang ditampilkan. Cari dengan petunjuk yang lebih lengkap.',
    en: 'Only the first 20 results are shown. Search for something more exact.',
  },
})
