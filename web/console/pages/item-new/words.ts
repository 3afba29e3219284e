import { messages } from '#core/messages.ts'

export const words = messages({
  text: {
    id: 'Disimpan sebagai draf. Varian, stok, foto, dan sertifikat ditambahkan setelahnya.',
    en: 'Saved as a draft. You add variants, stock, photos and certificates next.',
  },
  create: { id: 'Simpan draf', en: 'Save the draft' },
})
