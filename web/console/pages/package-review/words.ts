import { messages } from '#core/messages.ts'

export const words = messages({
  preview: { id: 'Lihat seperti di situs', en: 'See it as on the site' },
  evidence: { id: 'Berkas bukti', en: 'Evidence files' },
  reviews: { id: 'Tinjauan paket', en: 'Package reviews' },
  isNew: { id: 'Paket baru', en: 'New package' },
  isChange: { id: 'Perubahan paket yang sedang dijual', en: 'Change to a package on sale' },
  by: {
    id: (partner: string, by: string, when: string) => `${partner}. Dikirim oleh ${by}, ${when}.`,
    en: (partner: string, by: string, when: string) => `${partner}. Submitted by ${by}, ${when}.`,
  },
  explanation: { id: 'Penjelasan harga di bawah harga acuan', en: 'Explanation of a price below the reference price' },
  problems: { id: 'Belum dapat ditayangkan', en: 'Not ready to publish' },
  fields: { id: 'Isi paket', en: 'Content' },
  before: { id: 'Sekarang', en: 'Now' },
  after: { id: 'Menjadi', en: 'Will be' },
  dates: { id: 'Keberangkatan yang akan dijual', en: 'Departures that will go on sale' },
  dateChanges: { id: 'Keberangkatan yang berubah', en: 'Departures that change' },
  pictures: { id: 'Gambar', en: 'Pictures' },
  seats: { id: (n: string) => `${n} kursi`, en: (n: string) => (n === '1' ? '1 seat' : `${n} seats`) },
  decide: { id: 'Keputusan', en: 'Decision' },
  approve: { id: 'Setujui dan tayangkan', en: 'Approve and publish' },
  reject: { id: 'Kembalikan untuk diperbaiki', en: 'Return for changes' },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonHint: {
    id: 'Dikirim lewat email kepada yang mengajukan. Minimal 10 karakter.',
    en: 'Emailed to the person who submitted it. At least 10 characters.',
  },
  approved: { id: 'Disetujui dan ditayangkan.', en: 'Approved and published.' },
  rejected: { id: 'Dikembalikan untuk diperbaiki.', en: 'Returned for changes.' },
  taken_back: { id: 'Sudah ditarik kembali oleh travel.', en: 'Taken back by the travel agency.' },
  pending: { id: 'Menunggu keputusan', en: 'Needs a decision' },
})
