import { messages } from '#core/messages.ts'

export const accountStateWords = messages({
  entered: { id: 'Belum diperiksa', en: 'Not verified yet' },
  verified: { id: 'Dipakai', en: 'In use' },
  rejected: { id: 'Ditolak', en: 'Rejected' },
  withdrawn: { id: 'Diganti sebelum diperiksa', en: 'Replaced before it was verified' },
  replaced: { id: 'Tidak dipakai lagi', en: 'No longer used' },
})

export const accountTones = {
  entered: 'warning',
  verified: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  replaced: 'neutral',
} as const
