import { messages } from '#core/messages.ts'

export const deskWords = messages({
  unreadable: {
    id: (ratio: number) => `Kontrasnya ${ratio} banding 1. Teks ini perlu paling sedikit 4.5 di atas latarnya`,
    en: (ratio: number) => `Its contrast is ${ratio} to 1. This text needs at least 4.5 on its ground`,
  },
})

/** The columns of the brands as a file. */
export const tenantColumns = messages({
  name: { id: 'Merek', en: 'Brand' },
  slug: { id: 'Nama singkat', en: 'Short name' },
  address: { id: 'Alamat utama', en: 'Main address' },
})
