import type { Db } from '#core/context.ts'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { formatMomentIn } from '#core/zoned-moment.ts'
import { type InvoiceNews, timezonesOf } from '#modules/payment/module.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { notify } from './notify.ts'
import { words } from './words.ts'

/** What is to be paid of an invoice, mailed once more because somebody at the desk was asked to. */
export async function sendInvoiceAgain(db: Db, invoice: InvoiceNews['invoice'], now: Date): Promise<void> {
  const timezone = (await timezonesOf(db, [invoice.order_id])).get(invoice.order_id)
  await notify(
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
          when: formatMomentIn(invoice.due_at, language, timezone),
        })
        return { title: say.invoiceAgain, text, more: [say.invoiceNumber(invoice.code)], action: say.payNow }
      },
    },
    now,
  )
}
