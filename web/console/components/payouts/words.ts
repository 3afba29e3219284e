import { messages } from '#core/messages.ts'

export const statusWords = messages({
  due: { id: 'Belum dikirim', en: 'Not sent' },
  awaiting_approval: { id: 'Menunggu persetujuan', en: 'Awaiting approval' },
  approved: { id: 'Disetujui, belum dikirim', en: 'Approved, not sent' },
  sent: { id: 'Terkirim', en: 'Sent' },
  closed: { id: 'Selesai', en: 'Closed' },
  confirmed: { id: 'Sudah diterima', en: 'Arrived' },
  returned: { id: 'Dikembalikan bank', en: 'Returned by the bank' },
})

export const statusTones = {
  due: 'neutral',
  awaiting_approval: 'warning',
  approved: 'brand',
  sent: 'brand',
  confirmed: 'success',
  returned: 'danger',
} as const
