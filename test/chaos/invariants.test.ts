import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCode } from '#core/ids.ts'
import { anOrder, beginPaying, payInvoice } from '#test/support/bookings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { nothingYet } from './buyer.ts'
import { faults } from './invariants.ts'

let home: TestApp
let order: Awaited<ReturnType<typeof anOrder>>
beforeAll(async () => {
  home = await testApp()
  order = await anOrder(home)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
})
afterAll(() => home.close())

const run = (query: ReturnType<typeof sql>) => home.application.db.execute(query)
const findFaults = (known = {}) => faults(home.application.db, { ...nothingYet(), ...known })

/** What a fault does to an honest database; it is mended afterwards. */
async function whileBroken(fault: ReturnType<typeof sql>, mend: ReturnType<typeof sql>): Promise<string[]> {
  await run(fault)
  try {
    return await findFaults()
  } finally {
    await run(mend)
  }
}

test('an honest database has no faults', async () => {
  expect(await findFaults({ carts: [order.id], orders: [order.id] })).toEqual([])
})

test('a seat that no booking knows of is noticed', async () => {
  const { id } = order.offer.departure
  const faulty = await whileBroken(
    sql`update departures set held = held + 1 where id = ${id}`,
    sql`update departures set held = held - 1 where id = ${id}`,
  )
  expect(faulty).toEqual([expect.stringContaining('1 sold and 1 held; its bookings say 1 and 0')])
})

test('a state without its history is noticed', async () => {
  const faulty = await whileBroken(
    sql`update bookings set state = 'completed' where id = ${order.id}`,
    sql`update bookings set state = 'in_progress' where id = ${order.id}`,
  )
  expect(faulty).toEqual([
    expect.stringContaining('is completed, its history says in_progress'),
    `the summary of booking ${order.id} differs from its rows`,
  ])
})

test('an invoice paid without its money is noticed', async () => {
  const other = await anOrder(home)
  const code = other.invoices[0]?.invoice_code
  const faulty = await whileBroken(
    sql`update invoices set state = 'paid' where code = ${code}`,
    sql`update invoices set state = 'waiting' where code = ${code}`,
  )
  expect(faulty).toEqual(
    expect.arrayContaining([expect.stringContaining(`invoice ${code} is paid, and its payments say otherwise`)]),
  )
})

test('what was acknowledged and is lost is noticed, and so is a forgery that was believed', async () => {
  const other = await anOrder(home)
  const { payment_number } = await beginPaying(home, other, other.invoices[0]?.invoice_code ?? '')
  const gone = '01998a3e-0000-7000-8000-000000000000'
  expect(await findFaults({ carts: [gone], paid_at_bank: [payment_number] })).toEqual([
    `cart ${gone} was acknowledged and is not so`,
    `money ${payment_number} was acknowledged and is not so`,
  ])
  const { payment_number: paid } = await payInvoice(home, other, other.invoices[0]?.invoice_code ?? '')
  expect(await findFaults({ never_paid: [paid] })).toEqual([`forgery ${paid} was acknowledged and is not so`])
})

// Last, since it leaves a booking with another's owner.
test('what was made twice is noticed: a booking, and a payment of one invoice', async () => {
  const other = await anOrder(home)
  const first = await beginPaying(home, other, other.invoices[0]?.invoice_code ?? '')
  const known = { orders: [order.id, other.id], payments: [first.payment_number] }
  expect(await findFaults(known)).toEqual([])
  await run(
    sql`update bookings set user_id = (select user_id from bookings where id = ${order.id}) where id = ${other.id}`,
  )
  const second = newCode(12)
  await run(sql`
    insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'payment_number', ${second}::text))).*
    from payments p where payment_number = ${first.payment_number}`)
  const doubled = await findFaults({ ...known, orders: [order.id] })
  expect(doubled.filter((one) => one.includes('beside'))).toEqual([
    `booking ${other.id} was made beside what was told`,
    `payment ${second} was made beside what was told`,
  ])
})
