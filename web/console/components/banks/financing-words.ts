import { messages } from '#core/messages.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

export const financingTones = {
  fill_identity: 'neutral',
  documents: 'neutral',
  verification: 'warning',
  payment: 'brand',
  active: 'brand',
  settled: 'success',
  rejected: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<string, BadgeTone>

export const financingQueueWords = messages({
  verification: { id: 'Perlu diputuskan', en: 'To decide' },
  documents: { id: 'Menunggu dokumen', en: 'Waiting for documents' },
  payment: { id: 'Menunggu uang muka', en: 'Waiting for the down payment' },
  to_disburse: { id: 'Perlu dicairkan', en: 'To disburse' },
  repaying: { id: 'Cicilan berjalan', en: 'Being repaid' },
  ended: { id: 'Selesai', en: 'Ended' },
})

export const financingWords = messages({
  title: { id: 'Pembiayaan', en: 'Financing' },
  financed: { id: 'Pembiayaan', en: 'Financed' },
  deadline: { id: 'Batas waktu', en: 'Deadline' },
})
