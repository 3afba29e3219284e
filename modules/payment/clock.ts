import type { Db } from '#core/context.ts'
import { everyOne } from '#core/every-one.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { applyNotice } from './apply-notice.ts'
import type { PaymentPorts } from './ports.ts'
import { nextAsk } from './rules/attempt.ts'
import { listDue, listRunOut, setAskAt, takeToAsk } from './store.clock.ts'
import { lockInvoice, lockPayment } from './store.ts'
import { transitionInvoice, transitionPayment } from './transition.ts'

const atOnce = 10
const leaseMs = 2 * minuteMs
type DuePayment = Awaited<ReturnType<typeof takeToAsk>>[number]

/** Asks gateways about attempts whose notification may be lost. Several processes share the work. */
export async function askGateways(db: Db, ports: PaymentPorts, now: Date): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const taken = await takeToAsk(db, { now, lease: addMs(now, leaseMs), limit: atOnce })
    await everyOne(taken, (payment) => askOne(db, { ports, payment }, now))
    if (taken.length < atOnce) return
  }
}

async function askOne(
  db: Db,
  { ports, payment }: { ports: PaymentPorts; payment: DuePayment },
  now: Date,
): Promise<void> {
  const gateway = ports.gateways[payment.gateway]
  const result = gateway?.isUp() ? await gateway.status(payment) : undefined
  if (result?.ok) await applyNotice(db, { ...payment, notice: result.notice, source: 'status query' }, now)
  await setAskAt(db, payment.id, nextAsk(payment, now))
}

/** Ends attempts whose time is over. What a gateway says later still counts. */
export async function expireAttempts(db: Db, now: Date): Promise<void> {
  const over = await listRunOut(db, now, 500)
  await everyOne(over, ({ id }) =>
    db.transaction(async (tx) => {
      const known = await lockPayment(tx, { payment_id: id })
      if (known?.payment.state !== 'pending' || known.payment.expires_at > now) return
      await transitionPayment(tx, known, { event: 'expire', actor: 'clock', reason: 'its time was over', now })
    }),
  )
}

/** Lets first invoices run out and marks settlements overdue: each told once. `order_ids` narrows it to some orders. */
export async function expireInvoices(db: Db, now: Date, order_ids?: readonly string[]): Promise<void> {
  const due = await listDue(db, { now, limit: 500, order_ids })
  await everyOne(due, ({ id }) => db.transaction((tx) => passDue(tx, id, now)))
}

async function passDue(db: Db, id: string, now: Date): Promise<void> {
  const invoice = await lockInvoice(db, id)
  if (invoice?.state !== 'waiting' || invoice.overdue_at || invoice.due_at > now) return
  const by = { actor: 'clock', reason: 'the due moment passed', now } as const
  if (invoice.stage === 'settlement')
    await transitionInvoice(db, invoice, { event: 'overdue', ...by, to: { overdue_at: now } })
  else await transitionInvoice(db, invoice, { event: 'expire', ...by })
}

/** One round of the clock. The gateway is asked first: what was paid in time does not run out. */
export async function sweepPayments(db: Db, ports: PaymentPorts, now: Date): Promise<void> {
  const results = await Promise.allSettled([askGateways(db, ports, now)])
  await expireAttempts(db, now)
  await expireInvoices(db, now)
  for (const one of results) if (one.status === 'rejected') throw one.reason
}
