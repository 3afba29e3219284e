import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signWithKey, timestampOf } from '#adapters/snap/signature.ts'
import { rupiah } from '#core/money.ts'
import { addMs, dayMs, minuteMs, secondMs } from '#core/time.ts'
import {
  bankToken,
  newNumber,
  paymentPath,
  type SavingsBank,
  savingsAccount,
  savingsBank,
  sendDeposit,
} from '#test/support/bank-deposits.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { correctDeposit } from '../deposit.ts'
import { deleteNoticesBefore, listNoticesToLookAt } from '../store.notices.ts'
import { lockPlan } from '../store.ts'
import { bank_notices, savings_deposits, savings_history, savings_plans } from '../tables.ts'

let home: TestApp
let bank: SavingsBank
beforeAll(async () => {
  home = await testApp()
  bank = await savingsBank(home)
})
afterAll(() => home.close())

const opened = (wish: Parameters<typeof savingsAccount>[2] = {}) => savingsAccount(home, bank, wish)
const deposit = (plan: { virtual_account: string }, change: Parameters<typeof sendDeposit>[3] = {}) =>
  sendDeposit(home, bank.slug, plan.virtual_account, change)

async function standing({ id }: { id: string }) {
  const { db } = home.application
  const [plan] = await db.select({ state: savings_plans.state }).from(savings_plans).where(eq(savings_plans.id, id))
  const rows = await db.select().from(savings_deposits).where(eq(savings_deposits.plan_id, id))
  return [plan?.state, rows.reduce((sum, { amount }) => sum + amount, 0), rows.length]
}
const noticesOf = (payment_request_id: string) =>
  home.application.db
    .select()
    .from(bank_notices)
    .where(eq(bank_notices.payment_request_id, payment_request_id))
    .orderBy(asc(bank_notices.at), asc(bank_notices.id))
const noticesInAll = async () => (await home.application.db.select({ id: bank_notices.id }).from(bank_notices)).length

test('a signed deposit is counted, with its history, and answered as the standard says', async () => {
  const plan = await opened()
  const payment_request_id = newNumber()
  const reply = await deposit(plan, { payment_request_id })
  expect(reply.status).toBe(200)
  expect(reply.headers['x-timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/)
  const service = '   88899'
  expect(reply.body).toEqual({
    responseCode: '2002500',
    responseMessage: 'Successful',
    virtualAccountData: {
      partnerServiceId: service,
      customerNo: plan.virtual_account.slice(5),
      virtualAccountNo: `${service}${plan.virtual_account.slice(5)}`,
      virtualAccountName: 'SITI AMINAH',
      paymentRequestId: payment_request_id,
      paidAmount: { value: '500000.00', currency: 'IDR' },
      totalAmount: { value: '0.00', currency: 'IDR' },
      trxDateTime: '2026-11-16T10:00:00+07:00',
      referenceNo: '000123456789',
      paymentFlagStatus: '00',
      paymentFlagReason: { english: 'Success', indonesia: 'Sukses' },
    },
    additionalInfo: {},
  })
  expect(await standing(plan)).toEqual(['saving', 500_000, 1])
  const { db } = home.application
  const history = await db.select().from(savings_history).where(eq(savings_history.plan_id, plan.id))
  expect(history).toMatchObject([{ event: 'deposit', state: 'saving', actor: 'bank', actor_id: null }])
  const [row] = await db.select().from(savings_deposits).where(eq(savings_deposits.plan_id, plan.id))
  expect(row).toMatchObject({ paid_at: new Date('2026-11-16T03:00:00Z'), reference: '000123456789' })
})

test('deposits add up to the target and beyond it', async () => {
  const plan = await opened()
  await deposit(plan, { amount: 400_000 })
  expect(await standing(plan)).toEqual(['saving', 400_000, 1])
  await deposit(plan, { amount: 600_000, content: { trxDateTime: '2026-01-01T00:00:00.500Z' } })
  expect(await standing(plan)).toEqual(['reached', 1_000_000, 2])
  await deposit(plan, { amount: 1 })
  expect(await standing(plan)).toEqual(['reached', 1_000_001, 3])
})

const later = (ms: number) => addMs(home.application.clock.now(), ms)

test.each<[string, () => Parameters<typeof sendDeposit>[3]]>([
  ['another secret', () => ({ secret: 'sandbox-client-secret-guessed' })],
  ['another partner', () => ({ headers: { 'x-partner-id': 'SANDBOX-other' } })],
  ['no partner', () => ({ headers: { 'x-partner-id': undefined } })],
  ['no signature', () => ({ headers: { 'x-signature': undefined } })],
  ['the signature of another address', () => ({ path: paymentPath('bank-lain') })],
  ['a key where a secret was agreed', () => ({ signs_with: 'key' })],
  ['no time', () => ({ timestamp: '' })],
  ['a clock five minutes and a second ahead', () => ({ sent_at: later(5 * minuteMs + 2 * secondMs) })],
  ['a clock that far behind', () => ({ sent_at: later(-5 * minuteMs - 2 * secondMs) })],
])('a deposit with %s is refused, and nothing of it is stored', async (_name, change) => {
  const plan = await opened()
  const before = await noticesInAll()
  const reply = await deposit(plan, change())
  expect([reply.status, reply.body]).toEqual([
    401,
    { responseCode: '4012500', responseMessage: 'Unauthorized. [Signature]' },
  ])
  expect([await standing(plan), await noticesInAll()]).toEqual([['accepted', 0, 0], before])
})

test('a bank nobody knows, and a partner that is none, are refused alike', async () => {
  const plan = await opened()
  for (const slug of ['bank-tidak-ada', '..%2f..', 'x'.repeat(101)]) {
    const reply = await ask(home, 'POST', paymentPath(slug), { body: {} })
    expect([reply.status, reply.body.responseCode ?? reply.body.code]).not.toContain('2002500')
    expect(reply.status).toBeGreaterThanOrEqual(400)
  }
  expect((await sendDeposit(home, 'bank-tidak-ada', plan.virtual_account)).body.responseCode).toBe('4012500')
})

test('a token that ended, or is not ours, is refused as a token', async () => {
  const plan = await opened()
  const end = String(later(-1).getTime())
  for (const token of ['', 'sandbox-token-0001', `${end}.x`, `${later(minuteMs).getTime()}.x`]) {
    const reply = await deposit(plan, { token, headers: { authorization: token && `Bearer ${token}` } })
    expect([reply.status, reply.body]).toEqual([
      401,
      { responseCode: '4012501', responseMessage: 'Invalid Token (B2B)' },
    ])
  }
  const { accessToken: token } = (await bankToken(home, bank.slug)).body
  const { clock } = home.application
  try {
    clock.moveTo(addMs(clock.now(), 901 * secondMs))
    expect((await deposit(plan, { token })).body.responseCode).toBe('4012501')
  } finally {
    clock.restore()
  }
  expect((await deposit(plan, { token })).body.responseCode).toBe('2002500')
})

test('other bytes than those signed are refused; white space between them is not', async () => {
  const plan = await opened()
  const body = JSON.stringify({ partnerServiceId: '88899', customerNo: '1', virtualAccountNo: '888991' })
  expect((await deposit(plan, { body, sent_body: body.replace('888991', '888992') })).body.responseCode).toBe('4012500')
  const indented = JSON.stringify(JSON.parse(body), null, 2)
  expect((await deposit(plan, { body, sent_body: indented })).body.responseCode).toBe('4002502')
})

test.each<[string, Parameters<typeof sendDeposit>[3], string, string]>([
  ['no JSON', { body: 'deposit=1' }, '4002500', 'Bad Request'],
  ['a list', { body: '[1]' }, '4002500', 'Bad Request'],
  ['broken text', { body: '{"a":"\u0000"}' }, '4002500', 'Bad Request'],
  ['letters in the account', { content: { virtualAccountNo: '88899x' } }, '4002501', '{virtualAccountNo}'],
  ['a list for a number', { content: { paymentRequestId: [] } }, '4002501', '{paymentRequestId}'],
  ['129 signs of number', { payment_request_id: '1'.repeat(129) }, '4002501', '{paymentRequestId}'],
  ['no digits for money', { amount: { value: '5e5', currency: 'IDR' } }, '4002501', '{paidAmount.value}'],
  ['letters as external id', { external_id: 'abc' }, '4002501', '{X-EXTERNAL-ID}'],
  ['37 digits of external id', { external_id: '1'.repeat(37) }, '4002501', '{X-EXTERNAL-ID}'],
  ['no account', { content: { virtualAccountNo: ' ' } }, '4002502', '{virtualAccountNo}'],
  ['no payment id', { content: { paymentRequestId: undefined } }, '4002502', '{paymentRequestId}'],
  ['no customer', { content: { customerNo: null } }, '4002502', '{customerNo}'],
  ['no money', { content: { paidAmount: '' } }, '4002502', '{paidAmount.value}'],
  ['no currency', { amount: { value: '5.00' } }, '4002502', '{paidAmount.currency}'],
  ['no external id', { headers: { 'x-external-id': undefined } }, '4002502', '{X-EXTERNAL-ID}'],
])('%s is refused, and stored as evidence', async (_name, change, code, message) => {
  const plan = await opened()
  const before = await noticesInAll()
  const reply = await deposit(plan, change)
  expect([reply.status, reply.body.responseCode]).toEqual([400, code])
  expect(reply.body.responseMessage).toContain(message)
  expect(reply.body.virtualAccountData.paymentFlagStatus).toBe('01')
  expect([await standing(plan), await noticesInAll()]).toEqual([['accepted', 0, 0], before + 1])
})

test('numbers, padding and empty fields are read as banks send them', async () => {
  const plan = await opened({ virtual_account: '88899900719925474099' })
  const zeros = { virtualAccountNo: '0008889990071992547409900'.slice(0, 23), totalAmount: '', additionalInfo: '' }
  expect((await deposit(plan, { content: { ...zeros, customerNo: 1 } })).body.responseCode).toBe('2002500')
  const one = newNumber()
  const raw = `{"partnerServiceId":88899,"customerNo":900719925474099,"virtualAccountNo":88899900719925474099,"paymentRequestId":${one},"paidAmount":{"value":25000,"currency":"idr"},"totalAmount":0}`
  expect((await deposit(plan, { body: raw })).body.virtualAccountData).toMatchObject({
    virtualAccountNo: '88899900719925474099',
    paymentRequestId: one,
  })
  // One more in the last place is another number, though JavaScript's numbers cannot say so.
  const next = raw.replace(one, String(BigInt(one) + 1n))
  expect((await deposit(plan, { body: next })).body.responseCode).toBe('2002500')
  expect(await standing(plan)).toEqual(['saving', 550_000, 3])
})

test('an external id counts for one payment a day', async () => {
  const plan = await opened()
  const [external_id, payment_request_id] = [newNumber(), newNumber()]
  expect((await deposit(plan, { external_id, payment_request_id })).body.responseCode).toBe('2002500')
  const other = await deposit(plan, { external_id })
  expect([other.status, other.body.responseCode]).toEqual([409, '4092500'])
  expect(await standing(plan)).toEqual(['saving', 500_000, 1])
  const same = await deposit(plan, { external_id, payment_request_id })
  expect([same.status, same.body.responseCode]).toEqual([404, '4042518'])
  expect(same.body.virtualAccountData).toMatchObject({
    paymentFlagStatus: '00',
    paymentFlagReason: { english: 'Success' },
  })
  expect(same.body.virtualAccountData.paidAmount).toBeUndefined()
  const { clock } = home.application
  try {
    clock.moveTo(addMs(clock.now(), dayMs))
    expect((await deposit(plan, { external_id })).body.responseCode).toBe('2002500')
  } finally {
    clock.restore()
  }
  expect(await standing(plan)).toEqual(['reached', 1_000_000, 2])
  expect(
    (await noticesOf(payment_request_id)).map(({ response_code, repeats_id }) => [response_code, repeats_id !== null]),
  ).toEqual([
    ['2002500', false],
    ['4042518', true],
  ])
})

test('a repeat of what was refused is answered with the first refusal; under a new external id it is judged anew', async () => {
  const plan = await opened({ state: 'submitted', virtual_account: null })
  const virtual_account = newNumber()
  const [external_id, payment_request_id] = [newNumber(), newNumber()]
  const change = { external_id, payment_request_id }
  const first = await deposit({ virtual_account }, change)
  expect([first.status, first.body.responseCode]).toEqual([404, '4042512'])
  const again = await deposit({ virtual_account }, change)
  expect([again.body.responseCode, again.body.virtualAccountData.paymentFlagStatus]).toEqual(['4042518', '01'])
  const { db } = home.application
  await db.update(savings_plans).set({ virtual_account, state: 'accepted' }).where(eq(savings_plans.id, plan.id))
  expect((await deposit({ virtual_account }, { payment_request_id })).body.responseCode).toBe('2002500')
  expect(await standing(plan)).toEqual(['saving', 500_000, 1])
})

test('a payment told again under a new external id is taken again and counted once', async () => {
  const plan = await opened()
  const payment_request_id = newNumber()
  for (const flagAdvise of ['N', 'Y', 'N']) {
    const reply = await deposit(plan, { payment_request_id, content: { flagAdvise } })
    expect([reply.status, reply.body.responseCode]).toEqual([200, '2002500'])
  }
  expect(await standing(plan)).toEqual(['saving', 500_000, 1])
})

test('a payment counted already for another sum or account counts nothing more, and a person looks', async () => {
  const [plan, other] = [await opened(), await opened()]
  const payment_request_id = newNumber()
  await deposit(plan, { payment_request_id })
  for (const reply of [
    await deposit(plan, { payment_request_id, amount: 500_001 }),
    await deposit(other, { payment_request_id }),
  ]) {
    expect([reply.status, reply.body.responseCode]).toEqual([404, '4042518'])
    expect(reply.body.virtualAccountData.paymentFlagStatus).toBe('00')
    expect(reply.body.virtualAccountData.paidAmount).toBeUndefined()
  }
  expect([await standing(plan), await standing(other)]).toEqual([
    ['saving', 500_000, 1],
    ['accepted', 0, 0],
  ])
  const alarms = await listNoticesToLookAt(home.application.db, bank.id)
  expect(alarms.filter((one) => one.payment_request_id === payment_request_id)).toHaveLength(2)
})

test('an account at another bank is unknown, a closed one is closed, whatever the amount', async () => {
  const elsewhere = await savingsAccount(home, await savingsBank(home))
  const reply = await deposit(elsewhere, { amount: 0 })
  expect([reply.status, reply.body.responseCode]).toEqual([404, '4042512'])
  expect(reply.body.virtualAccountData.paymentFlagReason).toEqual({
    english: 'Account not found',
    indonesia: 'Rekening tidak ditemukan',
  })
  const closed = await opened({ state: 'closed' })
  expect((await deposit(closed, { amount: 0 })).body.responseCode).toBe('4042519')
  expect([await standing(elsewhere), await standing(closed)]).toEqual([
    ['accepted', 0, 0],
    ['closed', 0, 0],
  ])
})

test.each<[unknown]>([
  [0],
  ['0'],
  [{ value: '-500000.00', currency: 'IDR' }],
  [{ value: '0.00', currency: 'IDR' }],
  [{ value: '500000.50', currency: 'IDR' }],
  [{ value: '500000.00', currency: 'USD' }],
  [{ value: '9999999999999999.00', currency: 'IDR' }],
])('the amount %j never counts', async (amount) => {
  const plan = await opened()
  const reply = await deposit(plan, { amount: undefined, content: { paidAmount: amount } })
  expect([reply.status, reply.body.responseCode]).toEqual([404, '4042513'])
  expect(reply.body.virtualAccountData.paidAmount).toBeUndefined()
  expect(await standing(plan)).toEqual(['accepted', 0, 0])
})

test('many tellings of one payment at once, and of many payments, count each once', async () => {
  const plan = await opened()
  const token: string = (await bankToken(home, bank.slug)).body.accessToken
  const ids = [newNumber(), newNumber(), newNumber()]
  const external_id = newNumber()
  const messages = [
    ...[...ids, ...ids, ...ids].map((payment_request_id) => ({ payment_request_id, amount: 100_000, token })),
    ...[1, 2, 3].map(() => ({ payment_request_id: ids[0] ?? '', external_id, amount: 100_000, token })),
  ]
  const replies = await Promise.all(messages.map((change) => deposit(plan, change)))
  expect(replies.slice(0, 9).map(({ body }) => body.responseCode)).toEqual(Array(9).fill('2002500'))
  const sameDay = replies.slice(9).map(({ body }) => body.responseCode)
  expect(sameDay.toSorted()).toEqual(['2002500', '4042518', '4042518'])
  expect(await standing(plan)).toEqual(['saving', 300_000, 3])
})

test('what cannot be stored is never answered as taken', async () => {
  const plan = await opened()
  const { db } = home.application
  const payment_request_id = newNumber()
  await db.execute(sql`alter table savings_deposits add constraint refuse_all check (false) not valid`)
  try {
    const reply = await deposit(plan, { payment_request_id })
    expect([reply.status, reply.body.responseCode]).toEqual([500, '5002501'])
    expect(reply.headers['x-timestamp']).toBeDefined()
  } finally {
    await db.execute(sql`alter table savings_deposits drop constraint refuse_all`)
  }
  expect([await standing(plan), await noticesOf(payment_request_id)]).toEqual([['accepted', 0, 0], []])
  expect((await deposit(plan, { payment_request_id })).body.responseCode).toBe('2002500')
})

test('a bank that signs with its key needs no token, and one may want its first answer again', async () => {
  const signing = home.application.outside.sandbox.banks?.bank('bank-kunci')
  if (!signing) throw new Error('no sandbox of banks')
  const public_key = signing.public_key().export({ type: 'spki', format: 'pem' }).toString()
  const connection = { bank: 'bank-kunci', client_id: 'KUNCI', signs_with: 'key', public_key, repeat_answer: 'first' }
  const other = await testApp({ BANK_CONNECTIONS: JSON.stringify([connection]) })
  try {
    const signer = await savingsBank(other, 'bank-kunci')
    const account = await savingsAccount(other, signer)
    const external_id = newNumber()
    const body = JSON.stringify({
      ...{ partnerServiceId: '88899', customerNo: '1', virtualAccountNo: account.virtual_account },
      ...{ paymentRequestId: newNumber(), paidAmount: { value: '75000.00', currency: 'IDR' } },
    })
    const send = async (sent: string, path = paymentPath('bank-kunci')) => {
      const timestamp = timestampOf(other.application.clock.now())
      const signed = { method: 'POST', path, body: sent, timestamp } as const
      const headers = {
        ...{ host: 'localhost', 'content-type': 'application/json', 'x-partner-id': 'KUNCI', 'x-timestamp': timestamp },
        ...{ 'x-external-id': external_id, 'x-signature': signWithKey(signed, signing.private_key()) },
      }
      return (await other.app.inject({ method: 'POST', url: paymentPath('bank-kunci'), headers, payload: sent })).json()
    }
    expect((await send(body, '/elsewhere')).responseCode).toBe('4012500')
    const first = await send(body)
    expect(first).toMatchObject({ responseCode: '2002500', virtualAccountData: { paymentFlagStatus: '00' } })
    expect(await send(body)).toEqual(first)
    expect((await send(body.replace('75000', '75001'))).responseCode).toBe('4042518')
    expect(await listNoticesToLookAt(other.application.db, signer.id)).toHaveLength(1)
  } finally {
    await other.close()
  }
})

test('a bank takes back what it counted by mistake, once and never more than lies there', async () => {
  const plan = await opened()
  await deposit(plan, { amount: 1_200_000 })
  const { db, clock } = home.application
  const correct = (amount: Parameters<typeof correctDeposit>[2]['amount'], reference: string) =>
    db.transaction(async (tx) => {
      const locked = await lockPlan(tx, { partner_id: bank.id, id: plan.id })
      if (!locked) throw new Error('no plan')
      const by = { reason: 'Salah rekening', actor_id: plan.member.id, now: clock.now() }
      return correctDeposit(tx, locked, { amount, reference, ...by })
    })
  expect(await correct(rupiah(100_000), 'K-1')).toBe('done')
  expect(await standing(plan)).toEqual(['reached', 1_100_000, 2])
  expect(await correct(rupiah(200_000), 'K-2')).toBe('done')
  expect(await correct(rupiah(200_000), 'K-2')).toBe('before')
  expect(await standing(plan)).toEqual(['saving', 900_000, 3])
  expect(await correct(rupiah(900_001), 'K-3')).toBe('too_much')
})

test('what banks sent goes after its years, repeats with it, and deposits stay', async () => {
  const plan = await opened()
  const change = { external_id: newNumber(), payment_request_id: newNumber() }
  await deposit(plan, change)
  await deposit(plan, change)
  await deleteNoticesBefore(home.application.db, later(-minuteMs))
  expect(await noticesOf(change.payment_request_id)).toHaveLength(2)
  await deleteNoticesBefore(home.application.db, later(minuteMs))
  expect(await noticesOf(change.payment_request_id)).toHaveLength(0)
  expect(await standing(plan)).toEqual(['saving', 500_000, 1])
})
