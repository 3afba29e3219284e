import { messages } from '#core/messages.ts'

export const words = messages({
  parcel: {
    id: (city: string, weight: string) => `Dikirim dari ${city} · ${weight}`,
    en: (city: string, weight: string) => `Sent from ${city} · ${weight}`,
  },
  method: { id: (store: string) => `Kurir untuk ${store}`, en: (store: string) => `Courier for ${store}` },
  until: {
    id: (at: string) => `Stok disimpan sampai ${at}`,
    en: (at: string) => `Stock held until ${at}`,
  },
  promo: { id: (code: string) => `Promo ${code}`, en: (code: string) => `Promo ${code}` },
})

/** Sent as data with the page, in one language. */
export const labels = messages({
  title: { id: 'Pengiriman', en: 'Shipping' },
  description: { id: 'Alamat dan kurir untuk pesanan oleh-oleh Anda.', en: 'Address and couriers for your souvenirs.' },
  shop: { id: 'Oleh-oleh', en: 'Souvenirs' },
  hold: { id: 'Stok disimpan selama', en: 'Stock held for' },
  hurry: { id: 'Segera lanjutkan agar stok tidak dilepas.', en: 'Continue soon, before the stock is released.' },
  address: { id: 'Alamat tujuan', en: 'Delivery address' },
  changeAddress: { id: 'Ganti alamat', en: 'Change address' },
  addressList: { id: 'Kirim ke', en: 'Send to' },
  useAddress: { id: 'Pakai alamat ini', en: 'Use this address' },
  addAddress: { id: 'Tambah alamat', en: 'Add address' },
  noAddress: { id: 'Belum ada alamat', en: 'No address yet' },
  noAddressText: {
    id: 'Tambahkan alamat agar ongkos kirim bisa dihitung.',
    en: 'Add an address so we can work out the shipping costs.',
  },
  counting: { id: 'Menghitung ongkos kirim', en: 'Working out shipping costs' },
  retry: { id: 'Coba lagi', en: 'Try again' },
  missing: { id: 'Pilih kurir', en: 'Choose a courier' },
  addressMissing: { id: 'Pilih alamat tujuan', en: 'Choose a delivery address' },
  closed: {
    id: 'Alamat dan kurir tidak bisa diganti lagi karena pembayaran sudah dimulai.',
    en: 'Address and couriers can’t be changed any more, because a payment has begun.',
  },
  summary: { id: 'Ringkasan biaya', en: 'Cost summary' },
  goods: { id: 'Harga barang', en: 'Items' },
  shipping: { id: 'Ongkos kirim', en: 'Shipping' },
  fee: { id: 'Biaya pembayaran', en: 'Payment fee' },
  promoCode: { id: 'Kode promo', en: 'Promo code' },
  total: { id: 'Total', en: 'Total' },
  pay: { id: 'Pilih pembayaran', en: 'Choose payment' },
  working: { id: 'Membuat tagihan', en: 'Preparing your invoice' },
  notReady: {
    id: 'Setiap toko perlu alamat dan kurir',
    en: 'Every store needs an address and a courier',
  },
})
