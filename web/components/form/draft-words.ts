import { messages } from '#core/messages.ts'

/** Words of a form whose draft was changed in another tab; they come with the page's own. */
export const draftLabels = {
  changedText: {
    id: 'Yang Anda ketik di sini masih ada. Pilih isian yang dipakai.',
    en: 'What you typed here is still here. Choose which version to use.',
  },
  takeNewer: { id: 'Pakai yang terbaru', en: 'Use the newer version' },
  keepMine: { id: 'Pertahankan isian ini', en: 'Keep this version' },
} as const

export const draftWords = messages({
  changedElsewhere: {
    id: (moment: string) => `Form ini diubah di tab lain pada ${moment}`,
    en: (moment: string) => `This form was changed in another tab on ${moment}`,
  },
})
