import type { Db } from '#core/context.ts'
import { newCode, newId, newSecret } from '#core/ids.ts'
import { rupiah, sumRupiah } from '#core/money.ts'
import { linesByStage, type OrderLine } from './rules/invoice-lines.ts'
import { invoiceMachine } from './rules/machine.ts'
import type { OrderKind } from './rules/order-kinds.ts'
import type { PlannedInvoice } from './rules/payment-schedule.ts'
import { type Invoice, insertInvoices } from './store.ts'

type Billed = Pick<Invoice, 'order_kind' | 'order_id' | 'tenant_id' | 'user_id' | 'subject'> &
  Pick<Invoice, 'payer_name' | 'payer_email' | 'payer_phone'>

export type InvoicedOrder = {
  kind: OrderKind
  order_id: string
  tenant_id: string
  user_id: string
  /** What is paid for, as the payer reads it. */
  subject: { id: string; en: string }
  payer: { name: string; email: string; phone_number: string }
  /** What it costs, thing by thing. */
  lines: readonly OrderLine[]
  /** The order's own plan of when how much is paid, the first first. */
  stages: readonly PlannedInvoice[]
}

/** Makes the invoices of an order, in the order they are paid; one that costs nothing has none. */
export async function issueInvoices(db: Db, order: InvoicedOrder, now: Date): Promise<Invoice[]> {
  const { kind, order_id, tenant_id, user_id, subject, payer, stages } = order
  const lines = linesByStage(
    order.lines,
    stages.map(({ amount }) => amount),
  )
  const billed = {
    ...{ order_kind: kind, order_id, tenant_id, user_id, subject },
    ...{ payer_name: payer.name, payer_email: payer.email, payer_phone: payer.phone_number },
  }
  const planned = stages.map((stage, i) => ({ ...stage, position: i + 1, lines: lines[i] ?? [] }))
  const why = { actor: 'member', actor_id: user_id, reason: 'checkout' } as const
  return issue(db, billed, { planned, why }, now)
}

type Planned = Pick<Invoice, 'stage' | 'due_at' | 'position'> & {
  overdue_at?: Date | null
  lines: readonly OrderLine[]
}
type Why = { actor: 'member' | 'house' | 'staff'; actor_id?: string | undefined; reason: string }

async function issue(db: Db, billed: Billed, { planned, why }: { planned: readonly Planned[]; why: Why }, now: Date) {
  const made = planned.map(({ lines, ...stage }) => {
    const id = newId(now)
    const row = {
      ...billed,
      ...stage,
      id,
      code: `INV-${newCode(12)}`,
      amount: sumRupiah(lines.map(({ amount }) => amount)),
      state: invoiceMachine.start,
      share_token: newSecret(),
      created_at: now,
    }
    const asks = lines.map((line, i) => ({ ...line, id: newId(now), invoice_id: id, position: i + 1 }))
    return { row, asks, step: { event: 'issue', state: row.state, ...why, invoice_id: id } }
  })
  const rows = await insertInvoices(
    db,
    {
      rows: made.map(({ row }) => row),
      lines: made.flatMap(({ asks }) => asks),
      steps: made.map(({ step }) => step),
    },
    now,
  )
  return rows.sort((a, b) => a.position - b.position)
}

type Remaining = { lines: readonly { item: string; label: OrderLine['label']; amount: number }[]; why: Why }

/** An invoice in the place of one that was taken back, for fewer things; none, where nothing is left to ask for. */
export async function reissueInvoice(db: Db, former: Invoice, { lines, why }: Remaining, now: Date): Promise<void> {
  const asks = lines.map(({ item, label, amount }) => ({ item, label, amount: rupiah(amount) }))
  if (asks.every(({ amount }) => amount === 0)) return
  const { order_kind, order_id, tenant_id, user_id, subject, payer_name, payer_email, payer_phone } = former
  const billed = { order_kind, order_id, tenant_id, user_id, subject, payer_name, payer_email, payer_phone }
  const { stage, due_at, position, overdue_at } = former
  await issue(db, billed, { planned: [{ stage, due_at, position, overdue_at, lines: asks }], why }, now)
}
