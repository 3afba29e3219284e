import { messages } from '#core/messages.ts'

export const words = messages({
  switch: { id: 'Beralih ke versi baru', en: 'Switch to the new version' },
  switchHint: { id: 'Coba tampilan baru', en: 'Try the new look' },
  opening: { id: 'Sedang menyiapkan', en: 'Getting ready' },
  classic: { id: 'Kembali ke tampilan klasik', en: 'Back to the classic look' },
})
