import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '#core/context.ts'
import { anyInvoiced, begin } from '#test/support/payments.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { lockInvoice, lockPayment } from './store.ts'
import { invoices, payments } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

async function anAttempt() {
  const buyer = await anyInvoiced(home)
  const { id } = await begin(home, buyer)
  const [row] = await home.application.db.select().from(payments).where(eq(payments.id, id))
  if (!row) throw new Error('no attempt')
  return row
}

async function untilOneWaits() {
  await vi.waitFor(
    async () => {
      const { rows } = await home.application.db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 20_000 },
  )
}

type Waited = { first: (db: Db) => Promise<unknown>; meanwhile?: () => Promise<unknown> }

/** What locking an attempt gives to whoever waits until the first is committed. */
async function lockedAfter(payment_id: string, { first, meanwhile }: Waited) {
  const { db } = home.application
  const waiting: ReturnType<typeof lockPayment>[] = []
  await db.transaction(async (tx) => {
    await first(tx)
    waiting.push(db.transaction((other) => lockPayment(other, { payment_id })))
    await untilOneWaits()
    await meanwhile?.()
  })
  return waiting[0]
}

test('who waited for an invoice sees it and its attempt as the one before left them', async () => {
  const { id, invoice_id } = await anAttempt()
  const known = await lockedAfter(id, {
    first: async (db) => {
      await lockInvoice(db, invoice_id)
      await db.update(payments).set({ state: 'expired' }).where(eq(payments.id, id))
      await db.update(invoices).set({ state: 'void' }).where(eq(invoices.id, invoice_id))
    },
  })
  expect(known).toMatchObject({ invoice: { id: invoice_id, state: 'void' }, payment: { id, state: 'expired' } })
})

test('the invoice is locked before its attempt, so that nobody waits in a ring', async () => {
  const { id, invoice_id } = await anAttempt()
  const invoice = home.application.db.select().from(invoices).where(eq(invoices.id, invoice_id))
  const known = await lockedAfter(id, {
    first: (db) => db.select().from(payments).where(eq(payments.id, id)).for('update'),
    meanwhile: () => expect(invoice.for('update', { noWait: true })).rejects.toThrow(),
  })
  expect(known?.payment.id).toBe(id)
  expect(await invoice.for('update', { noWait: true })).toHaveLength(1)
})
