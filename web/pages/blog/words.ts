import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Hasanah: artikel umrah dan haji', en: 'Hasanah: articles for pilgrims' },
  heading: { id: 'Hasanah', en: 'Hasanah' },
  text: {
    id: 'Panduan praktis sebelum berangkat dan selama di Tanah Suci.',
    en: 'Practical guides for before you leave and while you are in the Holy Land.',
  },
  description: {
    id: 'Artikel tentang memilih travel, dokumen, kesehatan, manasik, ziarah, dan keuangan, serta kabar terbaru dari kami.',
    en: 'Articles on choosing a travel agency, documents, health, rites, holy places and budgeting, plus our latest news.',
  },
  search: { id: 'Cari artikel', en: 'Search articles' },
  placeholder: { id: 'Misalnya paspor, zamzam, lansia', en: 'For example passport, zamzam, older pilgrims' },
  submit: { id: 'Cari', en: 'Search' },
  categories: { id: 'Kategori', en: 'Categories' },
  all: { id: 'Semua', en: 'All' },
  featured: { id: 'Pilihan redaksi', en: 'Editors’ choice' },
  trending: { id: 'Paling banyak dibaca', en: 'Most read' },
  press: { id: 'Siaran pers', en: 'Press releases' },
  others: { id: 'Artikel lainnya', en: 'More articles' },
  results: { id: 'Hasil', en: 'Results' },
  resultCount: { id: (n: string) => `${n} artikel`, en: (n: string) => (n === '1' ? '1 article' : `${n} articles`) },
  resultCountFor: {
    id: (n: string, search: string) => `${n} artikel untuk “${search}”`,
    en: (n: string, search: string) => `${n === '1' ? '1 article' : `${n} articles`} for “${search}”`,
  },
  none: { id: 'Tidak ada artikel yang cocok', en: 'No matching articles' },
  noneText: {
    id: 'Coba kata yang lebih umum, atau lihat semua artikel.',
    en: 'Try a more general word, or see all articles.',
  },
  noneYet: { id: 'Belum ada artikel di sini.', en: 'There are no articles here yet.' },
  seeAll: { id: 'Lihat semua artikel', en: 'See all articles' },
})
