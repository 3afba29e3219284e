import { messages } from '#core/messages.ts'

type Unit = readonly [singular: string, plural: string]

/** "45 detik", "12 menit", "22 jam": rounded up, so that nobody comes back too early. */
function waitText(seconds: number, [second, minute, hour]: readonly [Unit, Unit, Unit]): string {
  const [size, unit] =
    seconds < 90 ? ([1, second] as const) : seconds < 5400 ? ([60, minute] as const) : ([3600, hour] as const)
  const count = Math.ceil(seconds / size)
  return `${count} ${count === 1 ? unit[0] : unit[1]}`
}

const unitsId = [
  ['detik', 'detik'],
  ['menit', 'menit'],
  ['jam', 'jam'],
] as const
const unitsEn = [
  ['second', 'seconds'],
  ['minute', 'minutes'],
  ['hour', 'hours'],
] as const

/** What the module writes to people by message, and says of a code that cannot be sent yet. */
export const words = messages({
  codeText: {
    id: (brand: string, booking: string, code: string) =>
      `${code} adalah kode verifikasi ${brand} untuk pesanan ${booking}. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun, termasuk pihak ${brand}.`,
    en: (brand: string, booking: string, code: string) =>
      `${code} is your ${brand} verification code for order ${booking}. Valid for 5 minutes. Do not share it with anyone, not even ${brand} staff.`,
  },
  codeNotYet: {
    id: (seconds: number) => `Kode belum dapat dikirim ke nomor ini. Coba lagi dalam ${waitText(seconds, unitsId)}`,
    en: (seconds: number) => `We can’t send a code to this number yet. Try again in ${waitText(seconds, unitsEn)}`,
  },
})

/** The head of the list of bookings as a file, and what its cells say. */
export const bookingColumns = messages({
  code: { id: 'Kode pesanan', en: 'Booking code' },
  status: { id: 'Status', en: 'Status' },
  product: { id: 'Paket', en: 'Package' },
  departs_on: { id: 'Tanggal berangkat', en: 'Departure date' },
  travellers: { id: 'Jamaah', en: 'Travellers' },
  incomplete: { id: 'Dokumen belum lengkap', en: 'Documents incomplete' },
  total: { id: 'Total', en: 'Total' },
  name: { id: 'Pemesan', en: 'Booked by' },
  phone: { id: 'Nomor HP', en: 'Mobile number' },
  overdue: { id: 'Pelunasan lewat jatuh tempo', en: 'Balance overdue' },
  ordered_at: { id: 'Dipesan', en: 'Ordered' },
  yes: { id: 'Ya', en: 'Yes' },
  cart: { id: 'Belum selesai dipesan', en: 'Not placed yet' },
  awaiting_payment: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
  in_progress: { id: 'Berlangsung', en: 'In progress' },
  completed: { id: 'Selesai', en: 'Completed' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
})
