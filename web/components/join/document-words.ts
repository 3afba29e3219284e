import { messages } from '#core/messages.ts'

/** What the applicant reads of the documents that the team asks for. */
export const documentWords = messages({
  documents: { id: 'Dokumen perusahaan', en: 'Company documents' },
  ask: {
    id: 'Unggah dokumen bertanda * agar pendaftaran dapat diperiksa. JPG, PNG, WebP, atau PDF, paling besar 2 MB per berkas. Dokumen disimpan terenkripsi dan hanya dibuka tim kemitraan.',
    en: 'Upload the documents marked * so we can check your application. JPG, PNG, WebP or PDF, up to 2 MB each. They are stored encrypted and only our partner team opens them.',
  },
  complete: {
    id: 'Dokumen wajib sudah lengkap. Anda masih dapat menggantinya sampai selesai diperiksa.',
    en: 'All required documents are here. You can still replace them until they have been checked.',
  },
  closed: {
    id: 'Dokumen tidak dapat diunggah atau diganti lagi.',
    en: 'Documents can no longer be uploaded or replaced.',
  },
  travel_licence: { id: 'SK izin PPIU atau PIHK', en: 'PPIU or PIHK licence letter' },
  financial_licence: { id: 'Surat izin OJK', en: 'OJK licence letter' },
  nib: { id: 'NIB (Nomor Induk Berusaha)', en: 'Business number (NIB)' },
  ktp: { id: 'KTP pemilik atau direktur', en: 'ID card of the owner or director (KTP)' },
  npwp: { id: 'NPWP perusahaan', en: 'Company tax card (NPWP)' },
  deed: { id: 'Akta pendirian', en: 'Deed of establishment' },
  optional: { id: '(opsional)', en: '(optional)' },
  uploaded: { id: (at: string) => `Diunggah ${at}`, en: (at: string) => `Uploaded ${at}` },
  missing: { id: 'Belum diunggah', en: 'Not uploaded' },
  choose: { id: 'Pilih berkas', en: 'Choose a file' },
  drop: { id: 'atau seret ke sini', en: 'or drop it here' },
  replace: { id: 'Ganti berkas', en: 'Replace file' },
  cancel: { id: 'Batalkan unggahan', en: 'Cancel upload' },
  remove: { id: 'Hapus berkas', en: 'Remove file' },
  chosen: { id: 'Siap diunggah', en: 'Ready to upload' },
  sending: { id: 'Mengunggah', en: 'Uploading' },
  sent: { id: 'Terunggah', en: 'Uploaded' },
  failed: { id: 'Belum terunggah', en: 'Not uploaded' },
  uploadFailed: {
    id: 'Dokumen gagal diunggah. Muat ulang halaman ini, lalu coba lagi.',
    en: 'The document could not be uploaded. Reload this page and try again.',
  },
  tooLarge: { id: 'Ukuran berkas melebihi 2 MB', en: 'File exceeds 2 MB' },
  invalid: {
    id: 'Berkas tidak valid. Pilih berkas JPG, PNG, WebP, atau PDF, paling besar 2 MB.',
    en: 'Invalid file. Choose a JPG, PNG, WebP or PDF file, up to 2 MB.',
  },
  upload: { id: 'Unggah', en: 'Upload' },
})
