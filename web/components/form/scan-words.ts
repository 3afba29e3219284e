import { type Language, messages } from '#core/messages.ts'

const words = messages({
  choose: { id: 'Pilih berkas', en: 'Choose a file' },
  drop: { id: 'atau seret ke sini', en: 'or drop it here' },
  replace: { id: 'Ganti berkas', en: 'Replace file' },
  cancel: { id: 'Batalkan unggahan', en: 'Cancel upload' },
  remove: { id: 'Hapus berkas', en: 'Remove file' },
  chosen: { id: 'Siap diunggah', en: 'Ready to upload' },
  sending: { id: 'Mengunggah', en: 'Uploading' },
  sent: { id: 'Terunggah', en: 'Uploaded' },
  failed: { id: 'Belum terunggah', en: 'Not uploaded' },
  uploadFailed: { id: 'Dokumen gagal diunggah', en: 'Upload document failed' },
  tooLarge: {
    id: (megabytes: number) => `Ukuran berkas melebihi ${megabytes} MB`,
    en: (megabytes: number) => `File exceeds ${megabytes} MB`,
  },
  invalid: {
    id: (megabytes: number) => `Berkas tidak valid. Pilih berkas JPG, PNG, WebP atau PDF, maksimal ${megabytes} MB.`,
    en: (megabytes: number) => `Invalid file. Choose a JPG, PNG, WebP or PDF file of up to ${megabytes} MB.`,
  },
  upload: { id: 'Unggah', en: 'Upload' },
})

/** What a form for one scan says; it comes with its page as data, in the one language it is read in. */
export function scanWords(language: Language, megabytes: number) {
  const say = words(language)
  return { ...say, megabytes, tooLarge: say.tooLarge(megabytes), invalid: say.invalid(megabytes) }
}

export type ScanWords = ReturnType<typeof scanWords>
