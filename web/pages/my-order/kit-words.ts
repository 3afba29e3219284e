import { messages } from '#core/messages.ts'

export const kitWords = messages({
  kit: { id: 'Perlengkapan umrah', en: 'Umrah kit' },
  preparing: { id: 'Disiapkan', en: 'Being prepared' },
  shipped: { id: 'Dikirim', en: 'Shipped' },
  delivered: { id: 'Diterima', en: 'Delivered' },
  done: { id: 'selesai', en: 'done' },
  stopped: {
    id: 'Pengiriman dihentikan karena perjalanan dibatalkan.',
    en: 'Shipping was stopped because the trip was cancelled.',
  },
  contents: { id: 'Isi paket', en: 'What you get' },
  piece: {
    id: (name: string, count: string) => `${count} × ${name}`,
    en: (name: string, count: string) => `${count} × ${name}`,
  },
  to: { id: 'Akan dikirim ke', en: 'Will be sent to' },
  sentTo: { id: 'Dikirim ke', en: 'Sent to' },
  changeAddress: { id: 'Ganti alamat', en: 'Change address' },
  addAddress: { id: 'Tambah alamat', en: 'Add an address' },
  noAddress: { id: 'Kami belum tahu ke mana mengirimnya', en: 'We don’t know where to send it yet' },
  noAddressText: {
    id: 'Tambahkan alamat pengiriman agar perlengkapan sampai sebelum Anda berangkat.',
    en: 'Add a delivery address so the kit reaches you before you leave.',
  },
  unscanned: {
    id: 'Kurir belum memindai paket ini. Bila besok masih sama, hubungi travel Anda.',
    en: 'The courier hasn’t scanned this parcel yet. If that’s still so tomorrow, contact your travel agency.',
  },
})
