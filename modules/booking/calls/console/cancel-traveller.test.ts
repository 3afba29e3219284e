import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { checkLedger, invoicesOf, refundsOf } from '#modules/payment/module.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anOrder, atBank, beginPaying, bookingNow, payInvoice, seatsOf } from '#test/support/bookings.ts'
import { aPassport, scan, send, tellDetails, travellersOf } from '#test/support/journeys.ts'
import { tellDoku } from '#test/support/notifications.ts'
import { giveAccount } from '#test/support/refund-accounts.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(async () => {
  const { total, faults } = await checkLedger(home.application.db)
  expect([total, faults]).toEqual([0, []])
  await home.close()
})

const reason = 'Visa jamaah ini ditolak'
type Wish = Parameters<typeof anOrder>[1]

/** An order whose first invoice is paid, and its partner's own person at the desk. */
async function begun(wish: Wish) {
  const order = await anOrder(home, { rooms: [{ type: 'quad', adults: 3 }], ...wish })
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const people = await travellersOf(home, order.id)
  const partner = await someStaff(home, ofPartner(order.offer.partner.id))
  const url = `/api/console/v1/bookings/${order.id}`
  const post = (path: string, body: object) =>
    ask(home, 'POST', `${url}${path}`, { token: partner.token, body, headers: { 'idempotency-key': newId() } })
  const cancel = (place: number) =>
    post(`/travellers/${people[place - 1]?.id ?? newId()}/cancel`, {
      ...{ reason, confirm_name: people[place - 1]?.name ?? 'Siapa pun' },
    })
  const detail = async () =>
    (await ask(home, 'GET', `/api/v3/users/bookings/${order.id}`, { token: order.token })).body.data
  return { order, people, post, cancel, detail }
}

const codeOf = async (id: string) => (await bookingNow(home, id)).code

const desk = async (path: string, body: object) => {
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  return ask(home, 'POST', `/api/console/v1/refunds/${path}`, { token, body })
}
const moneyOf = async (id: string) => (await refundsOf(home.application.db, id)).map(({ refund }) => refund)
const invoiceStates = async (id: string) =>
  ((await invoicesOf(home.application.db, [id])).get(id) ?? []).map(({ stage, state, amount }) => [
    stage,
    state,
    amount,
  ])

test('one of three is cancelled: their seat is free, their part goes back, the others pay for themselves and travel', async () => {
  const { order, people, cancel, detail } = await begun({ plan: 'down_payment' })
  const { status, body } = await cancel(2)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ status: 'in_progress', seats: 2, total: 60_000_000 })
  expect(body.data.participants.map(({ id }: { id: string }) => id)).toEqual([people[0]?.id, people[2]?.id])
  expect(body.data.refunds).toMatchObject([{ amount: 5_000_000, status: 'due' }])
  expect(body.data.invoices[0].lines.map((line: { refunded: number }) => line.refunded)).toEqual([0, 5_000_000, 0])
  expect(await seatsOf(home, order.offer)).toEqual([2, 0, 38])
  expect(await invoiceStates(order.id)).toEqual([
    ['down_payment', 'paid', 15_000_000],
    ['settlement', 'void', 75_000_000],
    ['settlement', 'waiting', 50_000_000],
  ])
  expect(await detail()).toMatchObject({
    price: { total: 60_000_000, down_payment: 10_000_000 },
    paid_amount: 10_000_000,
  })

  const [refund] = await moneyOf(order.id)
  await giveAccount(home, order)
  expect((await desk(`${refund?.id}/send`, { reference: 'BCA 77' })).body.data.status).toBe('sent')
  expect((await desk(`${refund?.id}/confirm`, { reference: 'mutasi 77' })).body.data.status).toBe('confirmed')
  const seen = await detail()
  const money = seen.timeline.filter(({ event }: { event: string }) => event.startsWith('refund'))
  expect(money.map(({ event, amount }: { event: string; amount: number }) => [event, amount])).toEqual([
    ['refund_due', 5_000_000],
    ['refunded', 5_000_000],
    ['refund_arrived', 5_000_000],
  ])
  const settlement = seen.invoices.find(({ state }: { state: string }) => state === 'waiting')
  await payInvoice(home, order, settlement.invoice_code)
  expect(await detail()).toMatchObject({ status: 'in_progress', paid_amount: 60_000_000, participants: [{}, {}] })
  const { total, faults, accounts } = await checkLedger(home.application.db)
  expect([total, faults, accounts.find(({ account }) => account === 'refunds_sent')?.sum]).toEqual([0, [], 0])
})

test('who booked is told who and why, and what comes back', async () => {
  const { order, people, cancel } = await begun({})
  expect((await cancel(3)).status).toBe(200)
  const mails = await home.sentTo(order.member.email)
  const texts = mails.map(({ text }) => text.replaceAll(/\s+/g, ' '))
  expect(texts.some((text) => text.includes(`Keikutsertaan ${people[2]?.name}`) && text.includes(reason))).toBe(true)
  expect(texts.some((text) => text.includes('Rp. 30.000.000') && text.includes('akan kami kembalikan'))).toBe(true)
})

test('parts of one order count together for who may send them alone', async () => {
  const { order, cancel } = await begun({ plan: 'down_payment' })
  await cancel(1)
  const [first] = await moneyOf(order.id)
  await giveAccount(home, order)
  expect((await desk(`${first?.id}/send`, { reference: 'BCA 1' })).body.data.status).toBe('sent')
  await cancel(2)
  const [, second] = await moneyOf(order.id)
  await giveAccount(home, order)
  expect(second?.amount).toBe(5_000_000)
  expect((await desk(`${second?.id}/send`, { reference: 'BCA 2' })).body.code).toBe('F-APR-7n7')
  expect((await desk(`${second?.id}/request`, {})).body.data.status).toBe('awaiting_approval')
})

test('the gateway gives back all parts at once, and each is settled', async () => {
  const { order, cancel, post } = await begun({})
  await cancel(1)
  await post('/cancel', { reason, confirm_name: await codeOf(order.id) })
  const [one] = await refundsOf(home.application.db, order.id)
  const [row] = (await invoicesOf(home.application.db, [order.id])).get(order.id) ?? []
  expect(one?.refund.payment_id).toBe(row?.paid_by?.id)
  const payment = { payment_number: row?.paid_by?.payment_number ?? '', total_payment: 90_000_000 }
  expect((await tellDoku(home, payment, { status: 'REFUNDED', amount: 30_000_000 })).status).toBe(200)
  expect((await moneyOf(order.id)).map(({ state }) => state)).toEqual(['confirmed', 'due'])
  expect((await tellDoku(home, payment, { status: 'REFUNDED', amount: 60_000_000 })).status).toBe(200)
  expect((await moneyOf(order.id)).map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
  const after = (await invoicesOf(home.application.db, [order.id])).get(order.id) ?? []
  expect(after[0]?.paid_by?.state).toBe('refunded')
})

test('what is cancelled after that gives back the rest, and not a rupiah more', async () => {
  const { order, cancel, post, detail } = await begun({})
  await cancel(1)
  await cancel(2)
  expect((await post('/cancel', { reason, confirm_name: await codeOf(order.id) })).status).toBe(200)
  expect((await moneyOf(order.id)).map(({ amount }) => amount)).toEqual([30_000_000, 30_000_000, 30_000_000])
  expect(await seatsOf(home, order.offer)).toEqual([0, 0, 40])
  expect(await detail()).toMatchObject({ status: 'cancelled', paid_amount: 0 })
})

test('a settlement that is paid by its old number after it was replaced goes back whole', async () => {
  const { order, cancel } = await begun({ plan: 'down_payment' })
  const old = await beginPaying(home, order, order.invoices[1]?.invoice_code ?? '')
  await cancel(1)
  await atBank(home, old.payment_number)
  expect((await moneyOf(order.id)).map(({ amount, reason: why }) => [amount, why])).toEqual([
    [5_000_000, 'traveller'],
    [75_000_000, 'unwanted'],
  ])
})

test('nobody is left who cannot travel: the only adult stays, and so does the last of all', async () => {
  const family = await begun({ rooms: [{ type: 'double', adults: 1 }], children: 1, infants: 1 })
  const refused = await family.cancel(1)
  expect([refused.status, refused.body.code]).toEqual([409, 'F-TRV-2n2'])
  expect(await moneyOf(family.order.id)).toEqual([])
  expect((await family.cancel(3)).body.data).toMatchObject({ seats: 2 })
  expect((await family.cancel(2)).body.data).toMatchObject({ seats: 1 })
  expect((await family.cancel(1)).body.code).toBe('F-TRV-2n2')
  expect(await seatsOf(home, family.order.offer)).toEqual([1, 0, 39])
})

test('whoever was taken out brings no documents any more', async () => {
  const { order, people, cancel } = await begun({})
  await cancel(2)
  const gone = people[1]?.id ?? ''
  const fields = { type: 'passport', file: { name: 'a.jpg', bytes: await scan() } }
  const url = `/api/v3/users/bookings/${order.id}/participants/${gone}/documents`
  expect((await send(home, url, { token: order.token, fields })).status).toBe(404)
  expect((await tellDetails(home, order, gone, aPassport)).status).toBe(404)
})

test('of two who cancel the same traveller at once one does', async () => {
  const { order, cancel } = await begun({})
  const replies = await Promise.all([cancel(1), cancel(1), cancel(1)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(await moneyOf(order.id)).toHaveLength(1)
  expect((await bookingNow(home, order.id)).seats).toBe(2)
})

test('the audit of two who change a booking at once says what each of them met', async () => {
  const { order, cancel } = await begun({})
  await Promise.all([cancel(1), cancel(2)])
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, order.id))
  expect(rows.map(({ before, after }) => [before?.seats, after?.seats]).sort()).toEqual([
    [2, 1],
    [3, 2],
  ])
})

test('an order that waits to be paid, or has ended, is not changed this way', async () => {
  const order = await anOrder(home, { rooms: [{ type: 'quad', adults: 2 }] })
  const [first] = await travellersOf(home, order.id)
  const { token } = await someStaff(home, ofPartner(order.offer.partner.id))
  const url = `/api/console/v1/bookings/${order.id}/travellers/${first?.id ?? ''}/cancel`
  expect((await ask(home, 'POST', url, { token, body: { reason, confirm_name: first?.name } })).body.code).toBe(
    'F-BOK-6c6',
  )
})
