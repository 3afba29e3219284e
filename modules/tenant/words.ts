import { messages } from '#core/messages.ts'

export const deskWords = messages({
  unreadable: {
    id: (ratio: number) => `Kontrasnya ${ratio} banding 1. Teks ini perlu paling sedikit 4.5 di atas latarnya`,
    en: (ratio: number) => `Its contrast is ${ratio} to 1. This text needs at least 4.5 on its ground`,
  },
  logo_small: {
    id: 'Gambar terlalu kecil. Sisi terpendeknya minimal 96 piksel',
    en: 'This picture is too small. Its shorter side needs at least 96 pixels',
  },
  logo_long: {
    id: 'Gambar terlalu panjang. Sisi terpanjangnya maksimal 4 kali sisi terpendek',
    en: 'This picture is too long. Its longer side may be at most 4 times the shorter one',
  },
  logo_pale: {
    id: 'Logo ini tidak terlihat di atas latar putih. Unggah versi yang berwarna',
    en: 'This logo can’t be seen on white. Upload a coloured version',
  },
})

/** The columns of the brands as a file. */
export const tenantColumns = messages({
  name: { id: 'Merek', en: 'Brand' },
  slug: { id: 'Nama singkat', en: 'Short name' },
  address: { id: 'Alamat utama', en: 'Main address' },
})
