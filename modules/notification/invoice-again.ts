import type { Db } from '#core/context.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import type { InvoiceNews } from '#modules/payment/module.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { notify } from './notify.ts'
import { words } from './words.ts'

/** What is to be paid of an invoice, mailed once more because somebody at the desk was asked to. */
export const sendInvoiceAgain = (db: Db, invoice: InvoiceNews['invoice'], now: Date): Promise<void> =>
  notify(
    db,
    {
      tenant_id: invoice.tenant_id,
      user_id: invoice.user_id,
      once_key: `invoice_again:${invoice.id}:${now.toISOString()}`,
      category: 'orders',
      link: orderPage(invoice),
      by: ['mail'],
      news: (language) => {
        const say = words(language)
        const text = say.invoiceAgainText({
          stage: say[invoice.stage],
          amount: formatRupiah(rupiah(invoice.amount), language),
          subject: invoice.subject[language],
          when: formatMoment(invoice.due_at, language),
        })
        return { title: say.invoiceAgain, text, more: [say.invoiceNumber(invoice.code)], action: say.payNow }
      },
    },
    now,
  )
