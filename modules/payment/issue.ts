import type { Db } from '#core/context.ts'
import { newCode, newId, newSecret } from '#core/ids.ts'
import type { Rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { invoiceMachine } from './rules/machine.ts'
import { type Plan, stagesOf, type Terms } from './rules/payment-schedule.ts'
import { type Invoice, insertInvoices } from './store.ts'

export type OrderKind = Invoice['order_kind']
export type InvoicedOrder = {
  kind: OrderKind
  order_id: string
  tenant_id: string
  user_id: string
  /** What is paid for, as the payer reads it. */
  subject: { id: string; en: string }
  payer: { name: string; email: string; phone_number: string }
  total: Rupiah
  plan: Plan
  /** The first part, where the plan has one. */
  down_payment: Rupiah
  /** The day of the journey; an order without one is paid at once. */
  departs_on: string | undefined
  /** When it stops being sold, where it does. */
  closes_at?: Date | undefined
  /** The numbers in force today, where the caller has them at hand. */
  terms?: Terms
}

/** Makes the invoices of an order, in the order they are paid; one that costs nothing has none. */
export async function issueInvoices(db: Db, order: InvoicedOrder, now: Date): Promise<Invoice[]> {
  const { kind, order_id, tenant_id, user_id, subject, payer, departs_on } = order
  const plan = departs_on === undefined ? 'full' : order.plan
  const terms = order.terms ?? (await datedRulesOn(db, jakartaDate(now)))
  const planned = stagesOf({ ...order, plan, departs_on: departs_on ?? '', terms }, now)
  const rows = planned.map((stage, i) => ({
    id: newId(now),
    code: `INV-${newCode(12)}`,
    ...stage,
    position: i + 1,
    state: invoiceMachine.start,
    order_kind: kind,
    order_id,
    tenant_id,
    user_id,
    subject,
    payer_name: payer.name,
    payer_email: payer.email,
    payer_phone: payer.phone_number,
    share_token: newSecret(),
    created_at: now,
  }))
  const step = {
    event: 'issue',
    state: invoiceMachine.start,
    actor: 'member',
    actor_id: user_id,
    reason: 'checkout',
  } as const
  const steps = rows.map(({ id }) => ({ ...step, invoice_id: id }))
  const made = await insertInvoices(db, { rows, steps }, now)
  return made.sort((a, b) => a.position - b.position)
}
