import type { Output } from '#core/call.ts'
import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { formatMomentIn } from '#core/zoned-moment.ts'
import type { bookingDetail } from '#modules/booking/contract.ts'
import { stillDue } from '#modules/payment/rules/outstanding.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import { invoiceWords } from './invoice-words.ts'
import { orderWords } from './words.ts'

type Invoice = Output<typeof bookingDetail>['invoices'][number]
type Reader = { language: Language; timezone?: string | undefined }

const tones: Record<Invoice['state'], BadgeTone> = {
  waiting: 'warning',
  paid: 'success',
  expired: 'neutral',
  void: 'neutral',
}

type Invoices = {
  id: string
  invoices: readonly Invoice[]
  /** Where the one that is due next is paid, where no other part of the page leads there. */
  pay?: (invoice_code: string) => string
}

/** The invoices of a booking in words, each with its file. */
export function shownInvoices({ id, invoices, pay }: Invoices, { language, timezone }: Reader) {
  const say = invoiceWords(language)
  const names = orderWords(language)
  const momentOf = (at: string) => formatMomentIn(new Date(at), language, timezone)
  const next = stillDue(invoices)?.next
  const payable = next && !next.is_overdue ? next.invoice_code : undefined
  const rows = invoices.map((invoice) => ({
    code: invoice.invoice_code,
    stage: names[invoice.stage],
    amount: formatRupiah(rupiah(invoice.amount), language),
    when: invoice.paid_at ? say.paidAt(momentOf(invoice.paid_at)) : say.due(momentOf(invoice.due_at)),
    state: invoice.is_overdue ? say.overdue : say[invoice.state],
    tone: invoice.is_overdue ? ('danger' as const) : tones[invoice.state],
    pay: pay && invoice.invoice_code === payable ? { path: pay(payable), label: names.payNow } : undefined,
    pdf: `/member/my-order/${id}/unduh/${invoice.invoice_code}.pdf`,
    pdfLabel: invoice.state === 'paid' ? say.receiptPdf(invoice.invoice_code) : say.invoicePdf(invoice.invoice_code),
  }))
  return { title: say.invoices, none: say.noInvoices, pdf: say.pdf, rows }
}

export type ShownInvoices = ReturnType<typeof shownInvoices>
