import { messages } from '#core/messages.ts'
import { documentNames } from '#modules/booking/rules/document-words.ts'

export const documentWords = messages({
  ...documentNames,
  documents: { id: 'Dokumen', en: 'Documents' },
  noDocuments: {
    id: 'Dokumen muncul di sini setelah pesanan dibuat.',
    en: 'Documents appear here once the order is placed.',
  },
  complete: { id: 'Lengkap', en: 'Complete' },
  incomplete: { id: 'Belum lengkap', en: 'Incomplete' },
  unchecked: { id: 'Menunggu diperiksa', en: 'Waiting to be checked' },
  missing: { id: 'Belum ada', en: 'Missing' },
  received: { id: 'Perlu diperiksa', en: 'To be reviewed' },
  accepted: { id: 'Diterima', en: 'Accepted' },
  rejected: { id: 'Diminta ulang', en: 'Requested again' },
  uploaded: { id: (at: string) => `Diunggah ${at}`, en: (at: string) => `Uploaded ${at}` },
  reviewed: { id: (at: string) => `Diperiksa ${at}`, en: (at: string) => `Reviewed ${at}` },
  open: { id: 'Buka', en: 'Open' },
  download: { id: 'Unduh', en: 'Download' },
  accept: { id: 'Terima', en: 'Accept' },
  askAgain: { id: 'Minta ulang', en: 'Request again' },
  /** After a word of what is done: with which document, and whose. */
  ofWhom: {
    id: (document: string, name: string) => `${document}, ${name}`,
    en: (document: string, name: string) => `${document}, ${name}`,
  },
  why: { id: 'Alasan diminta ulang', en: 'Reason for requesting it again' },
  whyHint: {
    id: 'Minimal 10 karakter. Pemesan menerima alasan ini.',
    en: 'At least 10 characters. The person who booked gets this reason.',
  },
  send: { id: 'Kirim permintaan', en: 'Send request' },
  acceptedDone: { id: 'Dokumen diterima.', en: 'The document is accepted.' },
  rejectedDone: {
    id: 'Dokumen diminta ulang. Pemesan diberi tahu.',
    en: 'The document is requested again. The person who booked is notified.',
  },
})
