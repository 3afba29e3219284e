import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Merek baru', en: 'New brand' },
  text: {
    id: 'Satu formulir: setelah disimpan, situsnya langsung terbuka di hostnya dan adminnya diundang.',
    en: 'One form: once it is saved, the site opens at its host and its admin is invited.',
  },
  tenants: { id: 'Merek', en: 'Brands' },
  slug: { id: 'Nama singkat', en: 'Short name' },
  slugHint: { id: 'Huruf kecil, angka, dan tanda hubung', en: 'Lower case letters, digits and hyphens' },
  host: { id: 'Host', en: 'Host' },
  hostHint: { id: 'Misalnya umrah.contoh.id', en: 'Such as umrah.example.id' },
  admin: { id: 'Admin pertama', en: 'First admin' },
  adminName: { id: 'Nama admin', en: 'Admin’s name' },
  adminEmail: { id: 'Email admin', en: 'Admin’s email' },
  submit: { id: 'Buat merek', en: 'Make the brand' },
})
