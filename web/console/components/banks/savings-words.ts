import { messages } from '#core/messages.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

export const savingsStateWords = messages({
  cart: { id: 'Belum dikirim', en: 'Not sent yet' },
  submitted: { id: 'Menunggu rekening', en: 'Waiting for an account' },
  accepted: { id: 'Rekening dibuka', en: 'Account open' },
  rejected: { id: 'Ditolak', en: 'Rejected' },
  saving: { id: 'Menabung', en: 'Saving' },
  reached: { id: 'Target tercapai', en: 'Target reached' },
  withdrawn: { id: 'Ditarik pemohon', en: 'Withdrawn' },
  closed: { id: 'Rekening ditutup', en: 'Account closed' },
})

export const savingsTones = {
  cart: 'neutral',
  submitted: 'warning',
  accepted: 'brand',
  rejected: 'danger',
  saving: 'brand',
  reached: 'success',
  withdrawn: 'neutral',
  closed: 'neutral',
} as const satisfies Record<string, BadgeTone>

export const savingsQueueWords = messages({
  submitted: { id: 'Menunggu rekening', en: 'Waiting for an account' },
  closing: { id: 'Minta ditutup', en: 'Asked to close' },
  open: { id: 'Rekening terbuka', en: 'Open accounts' },
  ended: { id: 'Selesai', en: 'Ended' },
})

export const depositKindWords = messages({
  deposit: { id: 'Setoran', en: 'Deposit' },
  correction: { id: 'Koreksi', en: 'Correction' },
  payout: { id: 'Pencairan', en: 'Payout' },
})

export const savingsWords = messages({
  title: { id: 'Tabungan jamaah', en: 'Members’ savings' },
  deposits: { id: 'Setoran tabungan', en: 'Savings deposits' },
  differences: { id: 'Selisih setoran', en: 'Deposit differences' },
  target: { id: 'Target', en: 'Target' },
  balance: { id: 'Saldo', en: 'Balance' },
  kind: { id: 'Jenis', en: 'Kind' },
  amount: { id: 'Jumlah', en: 'Amount' },
  paidAt: { id: 'Waktu setor', en: 'Paid' },
  receivedAt: { id: 'Tercatat', en: 'Recorded' },
})
