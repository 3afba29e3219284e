import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Artikel', en: 'Posts' },
  text: {
    id: 'Semua artikel blog, dari draf sampai yang sudah terbit.',
    en: 'All blog posts, from draft to published.',
  },
  make: { id: 'Tulis artikel', en: 'Write a post' },
  list: { id: 'Daftar artikel', en: 'List of posts' },
  search: { id: 'Judul, penulis, atau alamat', en: 'Title, author or address' },
  state: { id: 'Status', en: 'Status' },
  all: { id: 'Semua', en: 'All' },
  category: { id: 'Kategori', en: 'Category' },
  post: { id: 'Artikel', en: 'Post' },
  brand: { id: 'Merek', en: 'Brand' },
  publishedAt: { id: 'Terbit', en: 'Published' },
  updatedAt: { id: 'Diubah', en: 'Changed' },
  views: { id: 'Dibaca', en: 'Views' },
  notYet: { id: 'Belum', en: 'Not yet' },
  empty: { id: 'Belum ada artikel', en: 'There are no posts yet' },
  emptyText: {
    id: 'Tulis artikel pertama. Ia tetap draf sampai Anda menerbitkannya.',
    en: 'Write the first one. It stays a draft until you publish it.',
  },
})
