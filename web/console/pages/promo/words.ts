import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Promo', en: 'Promos' },
  results: { id: 'Hasil sejauh ini', en: 'So far' },
  used: { id: 'Dipakai', en: 'Used' },
  ofQuota: {
    id: (used: string, quota: string) => `${used} dari ${quota}`,
    en: (used: string, quota: string) => `${used} of ${quota}`,
  },
  given: { id: 'Diberikan', en: 'Given' },
  left: { id: 'Sisa anggaran', en: 'Budget left' },
  noBudget: { id: 'Tanpa batas', en: 'No limit' },
  brand: { id: 'Merek', en: 'Brand' },
  edit: { id: 'Isi promo', en: 'The promo' },
  save: { id: 'Simpan', en: 'Save' },
  limits: { id: 'Kuota dan anggaran', en: 'Quota and budget' },
  limitsText: {
    id: 'Tidak dapat kurang dari yang sudah dipakai dan diberikan.',
    en: 'Not below what was used and given.',
  },
  saveLimits: { id: 'Simpan batas', en: 'Save the limits' },
  steps: { id: 'Jeda', en: 'Pause' },
  stepsText: {
    id: 'Selama dijeda promo tidak tampil dan tidak dapat dipakai. Pesanan yang sudah memakainya tidak berubah.',
    en: 'While paused it is not shown and cannot be used. Orders that have it do not change.',
  },
  pause: { id: 'Jeda promo', en: 'Pause the promo' },
  resume: { id: 'Lanjutkan promo', en: 'Resume the promo' },
  end: { id: 'Akhiri promo', en: 'End the promo' },
  endTitle: { id: 'Akhiri sekarang', en: 'End it now' },
  endText: { id: 'Promo yang berakhir tidak dapat dilanjutkan.', en: 'A promo that is over cannot be resumed.' },
  overText: { id: 'Promo ini sudah berakhir dan tidak berubah lagi.', en: 'This promo is over and changes no more.' },
})

/** What a form did, said on the page that follows. */
export const doneWords = messages({
  created: { id: 'Promo dibuat.', en: 'The promo is created.' },
  saved: { id: 'Promo disimpan.', en: 'The promo is saved.' },
  limits: { id: 'Kuota dan anggaran disimpan.', en: 'Quota and budget are saved.' },
  pause: { id: 'Promo dijeda.', en: 'The promo is paused.' },
  resume: { id: 'Promo dilanjutkan.', en: 'The promo is resumed.' },
  end: { id: 'Promo diakhiri.', en: 'The promo is ended.' },
})
