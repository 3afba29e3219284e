import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Riwayat stok', en: 'Stock history' },
  text: { id: '200 perubahan terakhir.', en: 'The last 200 changes.' },
  variant: { id: 'Varian', en: 'Variant' },
  at: { id: 'Waktu', en: 'Time' },
  change: { id: 'Perubahan', en: 'Change' },
  after: { id: 'Stok setelahnya', en: 'Stock after it' },
  reason: { id: 'Alasan', en: 'Reason' },
  by: { id: 'Oleh', en: 'By' },
  staff: { id: 'Tim', en: 'Staff' },
  order: { id: 'Pesanan', en: 'An order' },
  demo: { id: 'Data contoh', en: 'Demo data' },
  none: { id: 'Stok belum pernah berubah.', en: 'The stock has never changed.' },
  only: { id: 'Tanpa pilihan', en: 'No options' },
  firstCount: { id: 'Stok awal', en: 'First count' },
  paid: { id: 'Terjual', en: 'Sold' },
  returned: { id: 'Pesanan dibatalkan, barang kembali', en: 'Order called off, pieces returned' },
})
