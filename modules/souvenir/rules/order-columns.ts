import { messages } from '#core/messages.ts'

/** Columns of the file of orders; it can be sent back with its waybills filled in. */
export const orderColumns = messages({
  code: { id: 'Kode pesanan', en: 'Order code' },
  waybill: { id: 'Nomor resi', en: 'Waybill' },
  store: { id: 'Toko', en: 'Store' },
  buyer: { id: 'Pembeli', en: 'Buyer' },
  status: { id: 'Status', en: 'Status' },
  pieces: { id: 'Jumlah barang', en: 'Pieces' },
  subtotal: { id: 'Harga barang', en: 'Goods' },
  shipping: { id: 'Ongkos kirim', en: 'Shipping' },
  courier: { id: 'Kurir', en: 'Courier' },
  ordered: { id: 'Dipesan', en: 'Ordered' },
  due: { id: 'Batas waktu', en: 'Due' },
})
