import { messages } from '#core/messages.ts'

/** Why a buyer calls an order off, and why one ended. */
export const words = messages({
  wrong_item: { id: 'Salah memilih barang atau varian', en: 'I chose the wrong item or variant' },
  wrong_address: { id: 'Alamat pengiriman salah', en: 'The delivery address is wrong' },
  cheaper_elsewhere: { id: 'Ada harga yang lebih murah', en: 'It’s cheaper elsewhere' },
  too_slow: { id: 'Pengirimannya terlalu lama', en: 'Delivery takes too long' },
  changed_mind: { id: 'Berubah pikiran', en: 'I changed my mind' },
  other: { id: 'Alasan lain', en: 'Another reason' },
  dropped: { id: 'Anda membatalkannya sebelum membayar', en: 'You cancelled it before paying' },
  store_silent: { id: 'Toko tidak memprosesnya pada waktunya', en: 'The store didn’t process it in time' },
  store_late: { id: 'Toko tidak mengirimnya pada waktunya', en: 'The store didn’t ship it in time' },
  cancel_granted: { id: 'Pembatalan Anda disetujui', en: 'Your cancellation was granted' },
  problem_refunded: { id: 'Ada masalah dengan paketnya', en: 'There was a problem with the parcel' },
})

/** What an umrah kit brings each one who travels. */
export const kitWords = messages({
  suitcase: { id: 'Koper dan tas kabin', en: 'Suitcase and cabin bag' },
  cloth: { id: 'Kain ihram atau mukena', en: 'Ihram cloth or prayer dress' },
  book: { id: 'Buku doa dan manasik', en: 'Book of prayers and rites' },
})
