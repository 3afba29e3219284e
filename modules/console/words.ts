import { messages } from '#core/messages.ts'

/** The columns of what was given up, as a file. */
export const deadColumns = messages({
  dead_at: { id: 'Dihentikan', en: 'Given up' },
  kind: { id: 'Jenis', en: 'Kind' },
  reason: { id: 'Sebab', en: 'Reason' },
  created_at: { id: 'Dibuat', en: 'Created' },
  can_retry: { id: 'Bisa dikirim lagi', en: 'Can be sent again' },
  yes: { id: 'Ya', en: 'Yes' },
  no: { id: 'Tidak', en: 'No' },
  refused: { id: 'Ditolak penerima', en: 'Refused' },
  'too late': { id: 'Terlambat', en: 'Too late' },
  unknown: { id: 'Tidak diketahui', en: 'Unknown' },
})

export const deadKinds = messages({
  mail: { id: 'Email', en: 'Email' },
  letter: { id: 'Email', en: 'Email' },
  text: { id: 'Pesan', en: 'Text message' },
  push: { id: 'Notifikasi browser', en: 'Browser notification' },
  app_push: { id: 'Notifikasi aplikasi', en: 'App notification' },
})
