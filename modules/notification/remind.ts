import type { Db } from '#core/context.ts'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { formatMomentIn } from '#core/zoned-moment.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { type InvoiceNews, invoicesDue, timezonesOf } from '#modules/payment/module.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { type Notice, notify } from './notify.ts'
import { dueStep, dueSteps } from './rules/reminders.ts'
import { keyOf, listSent } from './store.ts'
import { words } from './words.ts'

/** Tells those who were not told yet, each by itself: one that fails does not keep the others, and is not forgotten. */
export async function tellNew(db: Db, all: readonly Notice[], now: Date): Promise<void> {
  const sent = await listSent(db, all)
  const failures: unknown[] = []
  for (const notice of all.filter((one) => !sent.has(keyOf(one)))) {
    const [done] = await Promise.allSettled([db.transaction((tx) => notify(tx, notice, now))])
    if (done?.status === 'rejected') failures.push(done.reason)
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} reminders failed`)
}

/** Some days before an invoice is due, as the rules of today have it. */
export async function remindOfInvoices(db: Db, now: Date): Promise<void> {
  const steps = dueSteps(await datedRulesOn(db, jakartaDate(now)))
  const before = addMs(now, Math.max(...steps) * dayMs)
  for await (const invoices of invoicesDue(db, { after: now, before })) {
    const timezones = await timezonesOf(
      db,
      invoices.map(({ order_id }) => order_id),
    )
    await tellNew(
      db,
      invoices.flatMap((invoice) => dueNotice(invoice, dueStep(invoice, now, steps), timezones.get(invoice.order_id))),
      now,
    )
  }
}

function dueNotice(invoice: InvoiceNews['invoice'], step: number | undefined, timezone: string | undefined): Notice[] {
  if (step === undefined) return []
  const { id, code, tenant_id, user_id, due_at, amount, stage, subject } = invoice
  return [
    {
      tenant_id,
      user_id,
      // A day that was moved is another day to be reminded of.
      once_key: `due:${id}:${due_at.toISOString()}:${step}`,
      category: 'orders',
      link: orderPage(invoice),
      by: ['mail', 'push'],
      news: (language) => {
        const say = words(language)
        const text = say.dueText({
          stage: say[stage],
          amount: formatRupiah(rupiah(amount), language),
          subject: subject[language],
          when: formatMomentIn(due_at, language, timezone),
        })
        return { title: say.due, text, more: [say.invoiceNumber(code)], action: say.payNow }
      },
    },
  ]
}
