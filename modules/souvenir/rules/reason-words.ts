import { messages } from '#core/messages.ts'

/** Why a buyer calls an order off, and why one ended: buyer and store read the same. */
export const reasonWords = messages({
  wrong_item: { id: 'Salah memilih barang atau varian', en: 'Wrong item or variant' },
  wrong_address: { id: 'Alamat pengiriman salah', en: 'Wrong delivery address' },
  cheaper_elsewhere: { id: 'Ada harga yang lebih murah', en: 'Cheaper elsewhere' },
  too_slow: { id: 'Pengirimannya terlalu lama', en: 'Delivery takes too long' },
  changed_mind: { id: 'Berubah pikiran', en: 'Change of mind' },
  other: { id: 'Alasan lain', en: 'Another reason' },
  dropped: { id: 'Dibatalkan sebelum dibayar', en: 'Cancelled before payment' },
  store_silent: { id: 'Toko tidak memproses pesanan tepat waktu', en: 'The store didn’t process the order in time' },
  store_late: { id: 'Toko tidak mengirim pesanan tepat waktu', en: 'The store didn’t ship the order in time' },
  problem_refunded: { id: 'Ada masalah dengan paketnya', en: 'There was a problem with the parcel' },
  cancel_granted: { id: 'Pembatalan disetujui', en: 'The cancellation was granted' },
})
