import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { completeReturned } from '#modules/booking/jobs.ts'
import { checkLedger, invoicesOf, refundDue } from '#modules/payment/module.ts'
import { payInvoice } from '#test/support/bookings.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { aJourney } from '#test/support/journeys.ts'
import { verifiedAccount } from '#test/support/partner-accounts.ts'
import { aPayout } from '#test/support/payouts.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { drawPayout } from './draw.ts'
import { jobs } from './jobs.ts'
import { checkPayouts, earn } from './module.ts'
import { earnings, partner_accounts, payouts } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(async () => {
  const { total, faults } = await checkLedger(home.application.db)
  expect([total, faults, await checkPayouts(home.application.db)]).toEqual([0, [], []])
  await home.close()
})

const now = () => home.application.clock.now()
const db = () => home.application.db

/** A journey that is paid and over, and its partner's owner. */
async function over() {
  const journey = await aJourney(home, { plan: 'down_payment' })
  await payInvoice(home, journey, journey.invoices[1]?.invoice_code ?? '')
  await completeReturned(db(), addMs(now(), 200 * dayMs))
  const { id: payee_id } = journey.offer.partner
  const owner = await someStaff(home, ofPartner(payee_id))
  const statement = async () => (await ask(home, 'GET', '/api/console/v1/earnings', { token: owner.token })).body.data
  return { journey, payee_id, statement }
}

/** The job as the server runs it. */
async function night(at = now()) {
  const [job] = jobs
  await job?.run({ db: db(), ports: undefined, now: at })
}
const payoutsOf = (payee_id: string) => db().select().from(payouts).where(eq(payouts.payee_id, payee_id))

test('a partner has earned a journey when it is over, once, and reads it in the statement', async () => {
  const { journey, statement } = await over()
  await completeReturned(db(), addMs(now(), 201 * dayMs))
  expect(await statement()).toMatchObject({
    total: { count: 1 },
    sums: { earned: 30_000_000, taken_back: 0, paid: 0, due: 30_000_000 },
    rows: [{ order_id: journey.id, amount: 30_000_000, payout_id: null }],
  })
})

test('the night draws one payout of all that was earned, however many processes do', async () => {
  const { payee_id, statement } = await over()
  await Promise.all([night(), night(), night()])
  expect(await payoutsOf(payee_id)).toMatchObject([{ amount: 30_000_000, state: 'due' }])
  expect(await statement()).toMatchObject({
    sums: { earned: 30_000_000, due: 30_000_000 },
    rows: [{ payout_id: expect.any(String) }],
  })
})

test('what goes back to a buyer after the payout is taken from the next one, and never below nothing', async () => {
  const { journey, payee_id, statement } = await over()
  await night()
  const [, settlement] = (await invoicesOf(db(), [journey.id])).get(journey.id) ?? []
  const payment_id = settlement?.paid_by?.id ?? ''
  expect(await refundDue(db(), { payment_id, actor: 'staff', reason: 'hotel closed' }, now())).toBe(25_000_000)
  expect(await statement()).toMatchObject({ sums: { earned: 30_000_000, taken_back: 25_000_000, due: 5_000_000 } })
  await night()
  expect(await payoutsOf(payee_id)).toHaveLength(1)
})

test('a payee whose payout cannot be drawn keeps nobody else from theirs, and is not forgotten', async () => {
  const [stuck, other] = [await over(), await over()]
  // Their row cannot be claimed: the database refuses it.
  await db().execute(sql`create function refuse_stuck() returns trigger language plpgsql as $$
    begin if new.payee_id = ${sql.raw(`'${stuck.payee_id}'`)} then raise exception 'stuck'; end if; return new; end $$`)
  await db().execute(sql`create trigger stuck before insert on payouts for each row execute function refuse_stuck()`)
  await expect(night()).rejects.toThrow('1 payouts were not drawn')
  await db().execute(sql`drop trigger stuck on payouts`)
  expect(await payoutsOf(stuck.payee_id)).toEqual([])
  expect(await payoutsOf(other.payee_id)).toHaveLength(1)
  await night()
  expect(await payoutsOf(stuck.payee_id)).toHaveLength(1)
})

test('a little waits until it is worth a transfer', async () => {
  const { payee } = await aPayout(home)
  expect(await drawPayout(db(), { payee, least: 1 }, now())).toBeUndefined()
})

/** Somebody of finance, and what they do with a payout. */
async function finance() {
  const { token, id: staff_id } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const reference = 'BCA 1'
  const reason = 'Rekening tujuan belum benar'
  return {
    id: staff_id,
    list: async () => (await ask(home, 'GET', '/api/console/v1/payouts', { token })).body.data,
    request: (id: string) => ask(home, 'POST', `/api/console/v1/payouts/${id}/request`, { token }),
    send: (id: string) => ask(home, 'POST', `/api/console/v1/payouts/${id}/send`, { token, body: { reference } }),
    approve: async (id: string, approval_id: string) =>
      ask(home, 'POST', `/api/console/v1/payouts/${id}/approve`, {
        token,
        body: { approval_id, code: await stepCodeOf(home, token) },
      }),
    reject: (id: string, approval_id: string) =>
      ask(home, 'POST', `/api/console/v1/payouts/${id}/reject`, { token, body: { approval_id, reason } }),
    close: (id: string, outcome: string) =>
      ask(home, 'POST', `/api/console/v1/payouts/${id}/close`, { token, body: { outcome, reference } }),
  }
}

test('a payout above the limit takes two people, and then it is confirmed', async () => {
  const { id, payee } = await aPayout(home)
  const [one, other] = [await finance(), await finance()]
  expect((await one.list()).rows).toContainEqual(
    expect.objectContaining({ payout_id: id, ...{ payee_id: payee.payee_id, amount: 25_000_000, status: 'due' } }),
  )
  expect((await one.send(id)).body.code).toBe('F-APR-7n7')
  const { approval_id } = (await one.request(id)).body.data.approval
  expect((await one.approve(id, approval_id)).body.code).toBe('F-APR-1s1')
  expect((await other.reject(id, approval_id)).body.data.status).toBe('due')
  expect((await one.close(id, 'confirm')).body.code).toBe('F-PYO-2n2')
  const again = (await other.request(id)).body.data.approval
  expect((await one.send(id)).body.code).toBe('F-APR-3w3')
  expect((await one.approve(id, approval_id)).body.code).toBe('F-APR-2n2')
  expect((await one.approve(id, again.approval_id)).body.data).toMatchObject({ status: 'approved', reference: null })
  expect((await other.request(id)).body.code).toBe('F-PYO-1n1')
  expect((await other.send(id)).body.data).toMatchObject({ status: 'sent', reference: 'BCA 1' })
  expect((await other.send(id)).body.code).toBe('F-PYO-1n1')
  expect((await other.close(id, 'confirm')).body.data.status).toBe('confirmed')
  expect((await other.close(id, 'return')).body.code).toBe('F-PYO-2n2')
})

test('what the bank returns is owed again, and paid by the next payout', async () => {
  const { id, payee, send } = await aPayout(home)
  await send()
  const [one, other] = [await finance(), await finance()]
  const { approval_id } = (await one.close(id, 'return')).body.data.approval
  expect((await other.close(id, 'confirm')).body.code).toBe('F-APR-3w3')
  expect((await one.approve(id, approval_id)).body.code).toBe('F-APR-1s1')
  expect((await other.approve(id, approval_id)).body.data.status).toBe('returned')
  await night()
  expect((await payoutsOf(payee.payee_id)).map(({ amount, state }) => [amount, state]).sort()).toEqual([
    [25_000_000, 'due'],
    [25_000_000, 'returned'],
  ])
  const { rows } = await (await finance()).list()
  expect(rows).toContainEqual(expect.objectContaining({ payee_id: payee.payee_id, repeats: [id] }))
  const owner = await someStaff(home, ofPartner(payee.payee_id))
  const { body } = await ask(home, 'GET', '/api/console/v1/earnings', { token: owner.token })
  expect(body.data).toMatchObject({ sums: { earned: 25_000_000, paid: 0, due: 25_000_000 } })
})

test('what is sent again counts with what came back: a small payout is not sent over and over by one person', async () => {
  const { id, payee, send } = await aPayout(home, 6_000_000)
  await send()
  const one = await finance()
  expect((await one.close(id, 'return')).body.data.status).toBe('returned')
  await night()
  const repeat = (await payoutsOf(payee.payee_id)).find(({ state }) => state === 'due')
  expect((await one.send(repeat?.id ?? '')).body.code).toBe('F-APR-7n7')
  expect((await one.request(repeat?.id ?? '')).body.data).toMatchObject({ amount: 6_000_000, repeats: [id] })
})

test('finance draws a period: what was earned from its first to its last day, and nothing before or after it', async () => {
  const { id: payee_id } = await anyPartner(home)
  const payee = { tenant_id: demoTenants[0].id, payee_kind: 'partner', payee_id } as const
  const order = { order_kind: 'booking', item: 'journey', reason: 'RHL-2' }
  const days = ['2026-10-30T12:00:00Z', '2026-10-31T16:59:59Z', '2026-10-31T17:00:00Z']
  for (const day of days)
    await earn(db(), [{ ...payee, ...order, order_id: newId(), amount: rupiah(40_000) }], new Date(day))
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  await earn(
    db(),
    [{ ...payee, ...order, order_id: newId(), amount: rupiah(70_000) }],
    new Date('2026-10-29T16:59:59Z'),
  )
  const draw = () =>
    ask(home, 'POST', '/api/console/v1/payouts/draw', {
      token,
      body: { from: '2026-10-30', until: '2026-10-31', payee_id },
    })
  const body = { from: '2026-11-01', until: '2026-10-31', payee_id }
  const turned = await ask(home, 'POST', '/api/console/v1/payouts/draw', { token, body })
  expect([turned.status, turned.body.errors]).toEqual([422, { from: [expect.any(String)] }])
  expect((await draw()).body.data).toEqual({ count: 1, amount: 80_000 })
  expect((await draw()).body.data).toEqual({ count: 0, amount: 0 })
  const [row] = await payoutsOf(payee_id)
  const seen = await ask(home, 'GET', `/api/console/v1/payouts/${row?.id}`, { token })
  expect(seen.body.data.parts).toEqual({
    ...{ from: '2026-10-30', until: '2026-10-31', earned: 80_000, taken_back: 0, fees: 0, paid_again: 0 },
  })
  const other = await someStaff(home, { role: 'finance', scope: { kind: 'tenant', id: newId() } })
  const elsewhere = { token: other.token, body: { until: '2026-11-01', payee_id } }
  expect((await ask(home, 'POST', '/api/console/v1/payouts/draw', elsewhere)).status).toBe(404)
})

test('what was taken back is taken from a payout of earlier days too, and no payout is of days to come', async () => {
  const { journey, payee_id } = await over()
  const [, settlement] = (await invoicesOf(db(), [journey.id])).get(journey.id) ?? []
  const payment_id = settlement?.paid_by?.id ?? ''
  const payee = { tenant_id: demoTenants[0].id, payee_kind: 'partner', payee_id } as const
  const order = { order_kind: 'booking', order_id: newId(), item: 'journey', reason: 'RHL-4' }
  await earn(db(), [{ ...payee, ...order, amount: rupiah(30_000_000) }], addMs(now(), -2 * dayMs))
  await refundDue(db(), { payment_id, actor: 'staff', reason: 'hotel closed' }, now())
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const draw = (days: number) =>
    ask(home, 'POST', '/api/console/v1/payouts/draw', {
      token,
      body: { until: jakartaDate(addMs(now(), days * dayMs)), payee_id },
    })
  const ahead = await draw(1)
  expect([ahead.status, ahead.body.errors]).toEqual([422, { until: [expect.any(String)] }])
  expect((await draw(-1)).body.data).toEqual({ count: 1, amount: 5_000_000 })
})

test('a payout in parts counts as a whole: what was drawn for a payee within a week', async () => {
  const { id: first, payee } = await aPayout(home, 6_000_000)
  const order = { order_kind: 'booking', item: 'journey', reason: 'RHL-3' }
  const drawn = async (at: Date) => {
    await earn(db(), [{ ...payee, ...order, order_id: newId(), amount: rupiah(6_000_000) }], at)
    const payout = await drawPayout(db(), { payee, least: 1 }, at)
    return payout?.id ?? ''
  }
  const [second, later] = [await drawn(addMs(now(), 6 * dayMs)), await drawn(addMs(now(), 14 * dayMs))]
  const one = await finance()
  expect((await one.send(second)).body.code).toBe('F-APR-7n7')
  expect((await one.list()).rows).toContainEqual(expect.objectContaining({ payout_id: second, needs_approval: true }))
  expect((await one.send(first)).body.data.status).toBe('sent')
  expect((await one.send(second)).body.code).toBe('F-APR-7n7')
  expect((await one.send(later)).body.data.status).toBe('sent')
})

test('a payout goes to a verified account alone, and not to one that was changed lately', async () => {
  const { id, payee, account_id } = await aPayout(home, 5_000_000)
  const one = await finance()
  const own = eq(partner_accounts.id, account_id)
  await db()
    .update(partner_accounts)
    .set({ payable_from: addMs(now(), dayMs) })
    .where(own)
  expect((await one.list()).rows).toContainEqual(
    expect.objectContaining({
      payout_id: id,
      account: expect.objectContaining({ number: '•••• 4321', is_blocked: true }),
    }),
  )
  expect((await one.send(id)).body.code).toBe('F-PYO-4b4')
  await db().update(partner_accounts).set({ state: 'replaced' }).where(own)
  expect((await one.send(id)).body.code).toBe('F-PYO-3a3')
  const next = await verifiedAccount(home, payee.payee_id)
  expect((await one.send(id)).body.data).toMatchObject({ status: 'sent', account: { account_id: next } })
})

test('who has just verified the account of a payee sends nothing to it alone', async () => {
  const { id, account_id } = await aPayout(home, 5_000_000)
  const one = await finance()
  const own = eq(partner_accounts.id, account_id)
  await db().update(partner_accounts).set({ decided_by: one.id, decided_at: now() }).where(own)
  expect((await one.send(id)).body.code).toBe('F-PYO-6y6')
  expect((await (await finance()).send(id)).body.data.status).toBe('sent')
})

test('a payout that was approved for another account is approved anew, and not by who changed it', async () => {
  const { id, payee, account_id, request } = await aPayout(home)
  const [one, other] = [await finance(), await finance()]
  await other.approve(id, await request())
  await db().update(partner_accounts).set({ state: 'replaced' }).where(eq(partner_accounts.id, account_id))
  const next = await verifiedAccount(home, payee.payee_id)
  const changed = { decided_by: other.id, decided_at: now() }
  await db().update(partner_accounts).set(changed).where(eq(partner_accounts.id, next))
  expect((await one.send(id)).body.code).toBe('F-PYO-5c5')
  const { approval_id } = (await one.request(id)).body.data.approval
  expect((await other.approve(id, approval_id)).body.code).toBe('F-APR-6b6')
  expect((await (await finance()).approve(id, approval_id)).body.data).toMatchObject({
    ...{ status: 'approved', account: { account_id: next } },
  })
  expect((await one.send(id)).body.data.status).toBe('sent')
})

test('the check finds a payout that is not what it claimed and not what the books have', async () => {
  const { id } = await aPayout(home)
  let faults: string[] = []
  const planted = db().transaction(async (tx) => {
    await tx
      .update(payouts)
      .set({ amount: sql`${payouts.amount} + 1` })
      .where(eq(payouts.id, id))
    faults = await checkPayouts(tx)
    throw new Error('taken back')
  })
  await expect(planted).rejects.toThrow('taken back')
  expect(faults).toEqual([
    `payout ${id} is not the sum of what it claimed`,
    expect.stringMatching(/^the books have \d+ as payout_drawn, the rows \d+1$/),
  ])
})

test('the check finds an earning of which more was taken back than there was', async () => {
  const { journey } = await over()
  const [, settlement] = (await invoicesOf(db(), [journey.id])).get(journey.id) ?? []
  const payment_id = settlement?.paid_by?.id ?? ''
  await refundDue(db(), { payment_id, actor: 'staff', reason: 'hotel closed' }, now())
  let faults: string[] = []
  const planted = db().transaction(async (tx) => {
    await tx.execute(sql`alter table earnings disable trigger user`)
    await tx.execute(sql`update earnings set amount = amount - 10000000 where order_id = ${journey.id} and amount < 0`)
    faults = await checkPayouts(tx)
    throw new Error('taken back')
  })
  await expect(planted).rejects.toThrow('taken back')
  expect(faults).toContainEqual(expect.stringMatching(/^more of earning [0-9a-f-]{36} was taken back than there was$/))
})

test('a statement is of the own partner, payouts of the own tenant', async () => {
  const { payee } = await aPayout(home)
  const elsewhere = [
    { role: 'partner_owner', scope: { kind: 'partner', id: newId() } },
    { role: 'finance', scope: { kind: 'tenant', id: newId() } },
  ] as const
  for (const grant of elsewhere) {
    const { token } = await someStaff(home, grant)
    const { body } = await ask(home, 'GET', '/api/console/v1/earnings', { token })
    expect(body.data).toMatchObject({ total: { count: 0 }, rows: [], sums: { earned: 0, due: 0 } })
  }
  const { token } = await someStaff(home, elsewhere[1])
  expect((await ask(home, 'GET', '/api/console/v1/payouts', { token })).body.data).toMatchObject({
    total: { count: 0 },
    rows: [],
    payees: [],
  })
  const own = await someStaff(home, ofPartner(payee.payee_id))
  expect((await ask(home, 'GET', '/api/console/v1/earnings', { token: own.token })).body.data.total.count).toBe(1)
})

test('an earning never changes, but for the payout that claims it once', async () => {
  const { id, payee } = await aPayout(home)
  const own = eq(earnings.payout_id, id)
  const refused = { cause: { message: expect.stringContaining('is only ever added to') } }
  await expect(db().update(earnings).set({ amount: 1 }).where(own)).rejects.toMatchObject(refused)
  await expect(db().update(earnings).set({ payout_id: null }).where(own)).rejects.toMatchObject(refused)
  await expect(db().delete(earnings).where(eq(earnings.payee_id, payee.payee_id))).rejects.toMatchObject(refused)
})
