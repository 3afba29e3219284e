import { type Language, messages } from '#core/messages.ts'
import type { WrongLine } from './waybill-file.ts'

/** States of an order as the people of a store read them. */
export const deskStateWords = messages({
  awaiting_payment: { id: 'Belum dibayar', en: 'Not paid' },
  paid: { id: 'Perlu diproses', en: 'To process' },
  processing: { id: 'Siap dikirim', en: 'To ship' },
  shipped: { id: 'Dalam pengiriman', en: 'On its way' },
  delivered: { id: 'Sudah sampai', en: 'Delivered' },
  completed: { id: 'Selesai', en: 'Completed' },
  cancel_requested: { id: 'Minta dibatalkan', en: 'Cancellation requested' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  rejected: { id: 'Ditolak toko', en: 'Rejected by the store' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
})

/** What a packing slip says. */
export const slipWords = messages({
  title: { id: 'Slip pengemasan', en: 'Packing slip' },
  number: { id: 'Kode pesanan', en: 'Order code' },
  recipient: { id: 'Penerima', en: 'Deliver to' },
  phone: { id: 'Telepon', en: 'Phone' },
  address: { id: 'Alamat', en: 'Address' },
  note: { id: 'Catatan untuk kurir', en: 'Note for the courier' },
  sender: { id: 'Pengirim', en: 'Sender' },
  courier: { id: 'Kurir', en: 'Courier' },
  waybill: { id: 'Nomor resi', en: 'Waybill' },
  ordered: { id: 'Dipesan', en: 'Ordered' },
  weight: { id: 'Berat', en: 'Weight' },
  contents: { id: 'Isi paket', en: 'Contents' },
  item: { id: 'Barang', en: 'Item' },
  variant: { id: 'Varian', en: 'Variant' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  foot: { id: (store: string) => `Dikirim oleh ${store}`, en: (store: string) => `Sent by ${store}` },
})

/** What a field says of a waybill that another order of the same store has. */
export const waybillWords = messages({
  taken_by: {
    id: (code: string) => `Nomor resi ini sudah dipakai pesanan ${code}`,
    en: (code: string) => `Order ${code} already has this waybill`,
  },
})

/** What is wrong with a file of waybills, by the number of its line. */
export const waybillFileWords = messages({
  file_empty: {
    id: 'Tidak ada nomor resi di berkas ini. Isi kolom kedua, lalu kirim lagi',
    en: 'There are no waybills in this file. Fill in the second column and send it again',
  },
  file_long: {
    id: (n: number) => `Maksimal ${n} resi dalam satu berkas. Bagi menjadi beberapa berkas`,
    en: (n: number) => `At most ${n} waybills in one file. Split it into several files`,
  },
  line_fields: {
    id: (n: number) => `Baris ${n}: kolom pertama bukan kode pesanan`,
    en: (n: number) => `Line ${n}: the first column is not an order code`,
  },
  line_waybill: {
    id: (n: number) => `Baris ${n}: nomor resi tidak valid. Gunakan 6 sampai 40 huruf, angka, atau tanda hubung`,
    en: (n: number) => `Line ${n}: the waybill is not valid. Use 6 to 40 letters, digits or hyphens`,
  },
  line_twice: {
    id: (n: number) => `Baris ${n}: pesanan ini ada dua kali dengan resi berbeda`,
    en: (n: number) => `Line ${n}: this order is in the file twice with different waybills`,
  },
  order_unknown: {
    id: (n: number) => `Baris ${n}: pesanan ini tidak ada di toko Anda`,
    en: (n: number) => `Line ${n}: your store has no such order`,
  },
  order_moved: {
    id: (n: number) => `Baris ${n}: pesanan ini tidak menunggu dikirim`,
    en: (n: number) => `Line ${n}: this order is not waiting to be shipped`,
  },
  waybill_taken: {
    id: (n: number) => `Baris ${n}: nomor resi ini sudah dipakai paket lain`,
    en: (n: number) => `Line ${n}: another parcel already has this waybill`,
  },
  waybill_taken_by: {
    id: (n: number, code: string) => `Baris ${n}: nomor resi ini sudah dipakai pesanan ${code}`,
    en: (n: number, code: string) => `Line ${n}: order ${code} already has this waybill`,
  },
})

/** What is wrong with one line, with the order of the same store that has its waybill. */
export function wrongLineText(
  { line, problem, holder_code }: WrongLine & { holder_code: string | null },
  language: Language,
): string {
  const say = waybillFileWords(language)
  return holder_code ? say.waybill_taken_by(line, holder_code) : say[problem](line)
}

/** What a decision about a problem lacks. */
export const refundWords = messages({
  choose: { id: 'Pilih yang dikembalikan', en: 'Choose what goes back' },
})
