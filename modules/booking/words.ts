import { messages } from '#core/messages.ts'

/** What the module writes to people by message. */
export const words = messages({
  codeText: {
    id: (brand: string, booking: string, code: string) =>
      `${code} adalah kode verifikasi ${brand} untuk pesanan ${booking}. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun, termasuk pihak ${brand}.`,
    en: (brand: string, booking: string, code: string) =>
      `${code} is your ${brand} verification code for order ${booking}. Valid for 5 minutes. Do not share it with anyone, not even ${brand} staff.`,
  },
})
