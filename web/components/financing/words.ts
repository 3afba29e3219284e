import { messages } from '#core/messages.ts'

/** How an application to a bank is called at each stage, in lists, on its page and in its form. */
export const stateWords = messages({
  fill_identity: { id: 'Isi identitas', en: 'Fill in identity' },
  documents: { id: 'Kelengkapan dokumen', en: 'Documents' },
  verification: { id: 'Proses verifikasi', en: 'Verification' },
  payment: { id: 'Pembayaran', en: 'Payment' },
  active: { id: 'Berjalan', en: 'In progress' },
  settled: { id: 'Lunas', en: 'Paid off' },
  rejected: { id: 'Ditolak bank', en: 'Declined by the bank' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
  withdrawn: { id: 'Dibatalkan', en: 'Withdrawn' },
  murabahah: { id: 'Murabahah (jual beli)', en: 'Murabahah (sale)' },
  'ijarah multijasa': { id: 'Ijarah multijasa (sewa jasa)', en: 'Ijarah (services)' },
  identity_card: { id: 'KTP', en: 'Identity card (KTP)' },
  family_card: { id: 'Kartu Keluarga', en: 'Family card' },
  proof_of_income: { id: 'Bukti penghasilan', en: 'Proof of income' },
  tax_card: { id: 'NPWP', en: 'Tax card (NPWP)' },
})
