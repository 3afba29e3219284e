import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timestampOf } from '#adapters/snap/signature.ts'
import { addMs, minuteMs } from '#core/time.ts'
import {
  bankToken,
  paymentPath,
  type SavingsBank,
  savingsAccount,
  savingsBank,
  sendDeposit,
} from '#test/support/bank-deposits.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { savings_deposits } from '../tables.ts'

let home: TestApp
let bank: SavingsBank
beforeAll(async () => {
  home = await testApp()
  bank = await savingsBank(home, 'bank-satu')
})
afterAll(() => home.close())

test('a bank is given a token for fifteen minutes', async () => {
  const reply = await bankToken(home, 'bank-satu')
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      responseCode: '2007300',
      responseMessage: 'Successful',
      accessToken: expect.stringMatching(/^\d+\.[\w-]{43}$/),
      tokenType: 'Bearer',
      expiresIn: '900',
    },
  ])
  expect(reply.headers['x-timestamp']).toMatch(/\+07:00$/)
})

test.each<[string, () => Record<string, string>, number, string, string]>([
  ['another name', () => ({ 'x-client-key': 'SANDBOX-bank-dua' }), 401, '4017300', 'Unauthorized'],
  ['another signature', () => ({ 'x-signature': 'AAAA' }), 401, '4017300', 'Unauthorized'],
  ['another time than signed', () => ({ 'x-timestamp': soon(minuteMs) }), 401, '4017300', 'Unauthorized'],
  ['a time that is none', () => ({ 'x-timestamp': 'now' }), 400, '4007301', '{X-TIMESTAMP}'],
  ['no name', () => ({ 'x-client-key': '' }), 400, '4007302', '{X-CLIENT-KEY}'],
  ['no signature', () => ({ 'x-signature': '' }), 400, '4007302', '{X-SIGNATURE}'],
])('with %s there is none', async (_name, change, status, code, message) => {
  const reply = await bankToken(home, 'bank-satu', change())
  expect([reply.status, reply.body.responseCode]).toEqual([status, code])
  expect(reply.body.responseMessage).toContain(message)
  expect(reply.body.accessToken).toBeUndefined()
})

const soon = (ms: number) => timestampOf(addMs(home.application.clock.now(), ms))

test('whoever knows no key of a bank has none', async () => {
  const reply = await ask(home, 'POST', '/api/bank/bank-satu/v1.0/access-token/b2b', { body: {} })
  expect([reply.status, reply.body.responseCode]).toEqual([400, '4007302'])
})

test('a query is part of what is signed, sorted by name; another, or none, is not what was signed', async () => {
  const { id, virtual_account } = await savingsAccount(home, bank, {})
  const deposit = (change: Parameters<typeof sendDeposit>[3]) => sendDeposit(home, bank.slug, virtual_account, change)
  const path = paymentPath(bank.slug)
  const signed = { path: `${path}?branch=01&channel=ATM%20A&z` }
  const sent = async (url: string) => (await deposit({ ...signed, url })).body.responseCode
  expect(await sent(`${path}?z&channel=ATM%20A&branch=01`)).toBe('2002500')
  expect(await sent(`${path}?z&channel=ATM%20A&branch=02`)).toBe('4012500')
  expect(await sent(path)).toBe('4012500')
  expect((await deposit({ url: `${path}?branch=01` })).body.responseCode).toBe('4012500')
  const rows = await home.application.db.select().from(savings_deposits).where(eq(savings_deposits.plan_id, id))
  expect(rows.map(({ amount }) => amount)).toEqual([500_000])
})
