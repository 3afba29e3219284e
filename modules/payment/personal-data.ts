import type { PersonalData } from '#database/personal-data.ts'
import { refundAccountPlace } from './rules/refund-account.ts'
import { invoices, payments, refund_accounts } from './tables.ts'

export const personalData: PersonalData = {
  area: 'payments',
  title: { id: 'Tagihan dan pembayaran', en: 'Invoices and payments' },
  held: [
    {
      title: { id: 'Tagihan', en: 'Invoices' },
      table: invoices,
      by: invoices.user_id,
      without: { share_token: 'whoever has it can see what is to be paid' },
    },
    {
      title: { id: 'Pembayaran', en: 'Payments' },
      table: payments,
      by: payments.invoice_id,
      of: { id: invoices.id, user_id: invoices.user_id },
      without: { ask_at: 'how we work, not about the person', asked: 'how we work, not about the person' },
    },
    {
      title: { id: 'Rekening pengembalian dana', en: 'Refund accounts' },
      table: refund_accounts,
      by: refund_accounts.user_id,
      sealed: { column: 'number_sealed', as: 'number', place: refundAccountPlace },
    },
  ],
}
