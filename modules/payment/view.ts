import type { z } from 'zod'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { methodById } from './rules/methods.ts'
import { terbilang } from './rules/terbilang.ts'
import type { attempt, invoice, payment, step } from './shapes.ts'
import type { Invoice, listHistory, Payment } from './store.ts'

export const invoiceView = (row: Invoice, language: Language): z.output<typeof invoice> => ({
  invoice_code: row.code,
  stage: row.stage,
  subject: row.subject[language],
  total_payment: row.amount,
  total_payment_words: terbilang(rupiah(row.amount)),
  invoice_state: row.state,
  is_payment_completed: row.state === 'paid' ? 1 : 0,
  due_at: row.due_at.toISOString(),
})

export function attemptView(row: Payment): z.output<typeof attempt> {
  // A method that is offered no more keeps the name of its channel.
  const known = methodById(row.method_id)
  const { gateway, kind, method_code } = row
  return {
    payment_number: row.payment_number,
    payment_method: {
      id: row.method_id,
      gateway,
      kind,
      code: method_code,
      name: known?.name ?? method_code,
      bank_code: known?.bank_code ?? null,
    },
    state: row.state,
    pay_code: row.pay_code,
    pay_url: row.pay_url,
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    timezone: row.timezone,
  }
}

type Reader = { language: Language; tenant: { public_url: string } }

/** A page of ours about an invoice, in the reader's language: for who shares it, and for who comes back from a gateway. */
export const pageUrl = ({ language, tenant }: Reader, page: 'payment' | 'yukk', token: string): string =>
  `${tenant.public_url}${language === 'en' ? '/en' : ''}/${page}/${token}`

export const paymentView = (
  { invoice: of, payment: row }: { invoice: Invoice; payment: Payment },
  reader: Reader,
): z.output<typeof payment> => ({
  ...invoiceView(of, reader.language),
  ...attemptView(row),
  id: row.id,
  booking_id: of.order_id,
  created_at: row.created_at.toISOString(),
  share_url: pageUrl(reader, 'payment', of.share_token),
})

export const stepView = (row: Awaited<ReturnType<typeof listHistory>>[number]): z.output<typeof step> => ({
  at: row.at.toISOString(),
  event: row.event,
  state: row.state,
  payment_id: row.payment_id,
})
