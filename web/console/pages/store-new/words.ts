import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Toko baru', en: 'New store' },
  text: {
    id: 'Setelah disimpan, toko tampil di halaman oleh-oleh dan orang pertamanya diundang lewat email.',
    en: 'Once saved, the store is in the shop and its first person is invited by email.',
  },
  list: { id: 'Toko', en: 'Stores' },
  first: { id: 'Asal pengiriman', en: 'Ships from' },
  firstText: {
    id: 'Cari dahulu kecamatan tempat paket dikirim. Ongkos kirim dihitung dari sana.',
    en: 'First find the subdistrict parcels leave from. Shipping is calculated from there.',
  },
  form: { id: 'Data toko', en: 'The store' },
  name: { id: 'Nama toko', en: 'Store name' },
  slug: { id: 'Alamat di situs', en: 'Address on the site' },
  slugHint: {
    id: 'Huruf kecil, angka, dan tanda hubung. Tampil sebagai /oleh-oleh/alamat-ini dan tidak dapat diubah.',
    en: 'Lowercase letters, digits and hyphens. Shown as /oleh-oleh/this-address and can’t be changed.',
  },
  phone: { id: 'Telepon', en: 'Phone' },
  person: { id: 'Orang pertama di meja toko', en: 'First person at the store’s desk' },
  personName: { id: 'Nama lengkap', en: 'Full name' },
  personEmail: { id: 'Email', en: 'Email' },
  submit: { id: 'Buat toko dan kirim undangan', en: 'Create the store and send the invitation' },
})
