import { messages } from '#core/messages.ts'

/** How a licence stands, and the words for its parts, wherever the console shows one. */
export const licenceWords = messages({
  valid: { id: 'Berlaku', en: 'Valid' },
  upcoming: { id: 'Belum berlaku', en: 'Not valid yet' },
  expired: { id: 'Habis masa berlaku', en: 'Expired' },
  suspended: { id: 'Dibekukan', en: 'Suspended' },
  partner: { id: 'Mitra', en: 'Partner' },
  kind: { id: 'Jenis izin', en: 'Kind of licence' },
  number: { id: 'Nomor izin', en: 'Licence number' },
  numberHint: { id: 'Misalnya U.254 Tahun 2021', en: 'For example U.254 Tahun 2021' },
  validFrom: { id: 'Berlaku sejak', en: 'Valid from' },
  validUntil: { id: 'Berlaku sampai', en: 'Valid until' },
  untilHint: { id: 'Kosongkan jika tanpa batas', en: 'Leave empty if it has no end' },
  endless: { id: 'Tanpa batas', en: 'No end' },
  checked: { id: 'Diperiksa', en: 'Checked' },
  evidence: { id: 'Tautan bukti', en: 'Link to the evidence' },
  evidenceHint: {
    id: 'Alamat https di daftar kementerian atau OJK',
    en: 'The https address in the register of the ministry or OJK',
  },
  seeEvidence: { id: 'Lihat bukti', en: 'See the evidence' },
  daysLeft: {
    id: (n: number) => `${n} hari lagi`,
    en: (n: number) => (n === 1 ? '1 day left' : `${n} days left`),
  },
})
