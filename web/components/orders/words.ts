import { messages } from '#core/messages.ts'

/** What an order is called wherever one is shown. Read by loaders: the browser gets one language. */
export const orderWords = messages({
  cart: { id: 'Belum selesai dipesan', en: 'Not placed yet' },
  awaiting_payment: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
  in_progress: { id: 'Berlangsung', en: 'In progress' },
  completed: { id: 'Selesai', en: 'Completed' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  financing: { id: 'Pengajuan pembiayaan', en: 'Financing application' },
  seeApplication: { id: 'Lihat pengajuan', en: 'See the application' },
  full: { id: 'Pembayaran penuh', en: 'Full payment' },
  down_payment: { id: 'Uang muka', en: 'Down payment' },
  settlement: { id: 'Pelunasan', en: 'Balance' },
  financed: { id: 'Dibayar bank pembiayaan', en: 'Paid by the financing bank' },
  items: { id: (n: string) => `${n} barang`, en: (n: string) => (n === '1' ? '1 item' : `${n} items`) },
  travellers: { id: (n: string) => `${n} jamaah`, en: (n: string) => (n === '1' ? '1 traveller' : `${n} travellers`) },
  code: { id: (code: string) => `Kode pesanan ${code}`, en: (code: string) => `Order code ${code}` },
  payNow: { id: 'Bayar sekarang', en: 'Pay now' },
  continue: { id: 'Lanjutkan pesanan', en: 'Continue order' },
  heldUntil: { id: (at: string) => `Kursi disimpan sampai ${at}`, en: (at: string) => `Seats held until ${at}` },
  payBefore: {
    id: (what: string, at: string) => `${what}, bayar sebelum ${at}`,
    en: (what: string, at: string) => `${what}, due by ${at}`,
  },
  wasDue: {
    id: (what: string, at: string) => `${what}, jatuh tempo ${at}`,
    en: (what: string, at: string) => `${what}, due on ${at}`,
  },
  thenLeft: {
    id: (amount: string) => `Setelah itu sisa ${amount}`,
    en: (amount: string) => `${amount} left to pay after that`,
  },
  balanceDue: { id: 'Belum lunas', en: 'Balance due' },
  overdue: { id: 'Lewat jatuh tempo', en: 'Overdue' },
})
