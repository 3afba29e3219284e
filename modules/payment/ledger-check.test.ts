import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#core/context.ts'
import { tellDoku } from '#test/support/notifications.ts'
import { anyInvoiced, begin } from '#test/support/payments.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { checkLedger } from './ledger-check.ts'
import { confirmRefund, markRefundSent, refundDue } from './refund.ts'
import { mismatched } from './store.ledger.ts'
import { refunds } from './tables.ts'

let home: TestApp
let order_id: string
beforeAll(async () => {
  home = await testApp()
  const invoiced = await anyInvoiced(home)
  const payment = await begin(home, invoiced)
  await tellDoku(home, payment)
  const why = { payment_id: payment.id, actor: 'staff', reason: 'hotel closed' } as const
  await refundDue(home.application.db, why, home.application.clock.now())
  order_id = invoiced.order.order_id
})
afterAll(() => home.close())

/** What the check says of books in which this was changed; nothing of it stays. */
async function faultsAfter(table: string, change: SQL): Promise<string[]> {
  let faults: string[] = []
  const planted = home.application.db.transaction(async (tx: Db) => {
    // Only the owner of the tables can do this, and only on purpose.
    await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
    await tx.execute(change)
    faults = (await checkLedger(tx)).faults
    throw new Error('taken back')
  })
  await expect(planted).rejects.toThrow('taken back')
  return faults
}

const ofOrder = () =>
  sql`select l.id from invoice_lines l join invoices i on i.id = l.invoice_id where i.order_id = ${order_id}`

test('sound books have no faults', async () => {
  expect((await checkLedger(home.application.db)).faults).toEqual([])
})

test('an invoice that does not ask for the sum of its lines is found', async () => {
  const faults = await faultsAfter(
    'invoice_lines',
    sql`update invoice_lines set amount = amount + 1 where id in (${ofOrder()})`,
  )
  expect(faults).toEqual([expect.stringMatching(/^invoice INV-\w{12} does not ask for the sum of its lines$/)])
})

test('a line of which more goes back than was paid, and a refund that is not the sum of its lines, are found', async () => {
  const faults = await faultsAfter(
    'refund_lines',
    sql`update refund_lines set amount = amount + 1 where invoice_line_id in (${ofOrder()})`,
  )
  expect(faults).toEqual([
    expect.stringMatching(/^more goes back of line [0-9a-f-]{36} than was paid for it$/),
    expect.stringMatching(/^refund [0-9a-f-]{36} is not the sum of its lines$/),
  ])
})

test('a refund that the books do not know is found', async () => {
  const faults = await faultsAfter('refunds', sql`update refunds set state = 'sent'`)
  expect(faults).toEqual([
    expect.stringMatching(/^payment P\w{12} is refund_due, and its refunds or entries say otherwise$/),
  ])
})

test('a refund that left another account than it was sent from is found', async () => {
  const { db, clock } = home.application
  const faults = await faultsAfter('refunds', sql`select 1`)
  expect(faults).toEqual([])
  const [row] = await db.select().from(refunds)
  const sent = { refund_id: row?.id ?? '', reference: 'BCA 1' }
  await markRefundSent(db, sent, clock.now())
  await confirmRefund(db, sent, clock.now())
  expect(await faultsAfter('refunds', sql`update refunds set via = 'gateway'`)).toEqual([
    `refund ${sent.refund_id} left another account than it was sent from`,
  ])
})

test('a payment whose money the books never received is found', async () => {
  const faults = await faultsAfter('ledger_entries', sql`delete from ledger_entries where event = 'payment_received'`)
  expect(faults).toContainEqual(expect.stringMatching(/^payment \S+ is \S+, and its refunds or entries say otherwise$/))
})

test('the books are read as a whole, not once for each payment', async () => {
  const { db } = home.application
  const { rows } = await db.execute(sql`explain ${mismatched(db).getSQL()}`)
  expect(rows.map((row) => Object.values(row).join()).join('\n')).not.toContain('SubPlan')
})
