import { messages } from '#core/messages.ts'
import type { OrderState } from '#modules/souvenir/rules/machine.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

export const orderTones: Readonly<Record<OrderState, BadgeTone>> = {
  awaiting_payment: 'neutral',
  paid: 'warning',
  processing: 'accent',
  shipped: 'brand',
  delivered: 'brand',
  completed: 'success',
  cancel_requested: 'danger',
  cancelled: 'neutral',
  rejected: 'neutral',
  expired: 'neutral',
}

/** What the list of a store's orders and each of them have in common. */
export const orderWords = messages({
  title: { id: 'Pesanan toko', en: 'Store orders' },
  code: { id: 'Kode', en: 'Code' },
  store: { id: 'Toko', en: 'Store' },
  buyer: { id: 'Pembeli', en: 'Buyer' },
  status: { id: 'Status', en: 'Status' },
  pieces: { id: 'Barang', en: 'Pieces' },
  total: { id: 'Total', en: 'Total' },
  courier: { id: 'Kurir', en: 'Courier' },
  ordered: { id: 'Dipesan', en: 'Ordered' },
  due: { id: 'Batas waktu', en: 'Due' },
  late: { id: 'Lewat batas', en: 'Overdue' },
  waybill: { id: 'Nomor resi', en: 'Waybill' },
  problem: { id: 'Ada masalah', en: 'Has a problem' },
  waybillUnknown: { id: 'Resi tidak dikenal kurir', en: 'Courier doesn’t know the waybill' },
})

export const queueWords = messages({
  open: { id: 'Perlu dikerjakan', en: 'Needs work' },
  paid: { id: 'Perlu diproses', en: 'To process' },
  processing: { id: 'Siap dikirim', en: 'To ship' },
  cancel_requested: { id: 'Minta dibatalkan', en: 'Cancellation requested' },
  waybill_unknown: { id: 'Resi perlu diperiksa', en: 'Waybills to check' },
  problem: { id: 'Ada masalah', en: 'With a problem' },
  shipped: { id: 'Dalam pengiriman', en: 'On their way' },
  delivered: { id: 'Sudah sampai', en: 'Delivered' },
  completed: { id: 'Selesai', en: 'Completed' },
  called_off: { id: 'Dibatalkan atau ditolak', en: 'Cancelled or rejected' },
})

/** What happened to an order, as its store reads it. */
export const eventWords = messages({
  order: { id: 'Dipesan', en: 'Ordered' },
  pay: { id: 'Dibayar', en: 'Paid' },
  pay_late: { id: 'Dibayar terlambat, stok masih ada', en: 'Paid late while there was still stock' },
  process: { id: 'Mulai diproses', en: 'Processing started' },
  ship: { id: 'Diserahkan ke kurir', en: 'Handed to the courier' },
  correct_waybill: { id: 'Nomor resi diperbaiki', en: 'Waybill corrected' },
  deliver: { id: 'Sampai di tujuan', en: 'Delivered' },
  complete: { id: 'Selesai', en: 'Completed' },
  request_cancel: { id: 'Pembeli minta dibatalkan', en: 'The buyer asked to cancel' },
  change_request: { id: 'Pembeli mengubah alasannya', en: 'The buyer changed the reason' },
  back_to_paid: { id: 'Pesanan dilanjutkan', en: 'The order goes on' },
  back_to_processing: { id: 'Pesanan dilanjutkan', en: 'The order goes on' },
  grant_cancel: { id: 'Pembatalan dikabulkan', en: 'Cancellation granted' },
  miss: { id: 'Dibatalkan: tidak diproses tepat waktu', en: 'Cancelled: not processed in time' },
  miss_shipping: { id: 'Dibatalkan: tidak dikirim tepat waktu', en: 'Cancelled: not shipped in time' },
  refund_problem: {
    id: 'Dibatalkan: masalah paket, uang dikembalikan',
    en: 'Cancelled: problem with the parcel, refunded',
  },
  reject: { id: 'Ditolak toko', en: 'Rejected by the store' },
  expire: { id: 'Kedaluwarsa', en: 'Expired' },
  drop: { id: 'Dibatalkan sebelum dibayar', en: 'Cancelled before payment' },
})
