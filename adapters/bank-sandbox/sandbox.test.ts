import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SavingsBank, savingsAccount, savingsBank } from '#test/support/bank-deposits.ts'
import { listening } from '#test/support/payments.ts'
import { aSubmittedPlan } from '#test/support/savings.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let bank: SavingsBank
beforeAll(async () => {
  home = await testApp()
  bank = await savingsBank(home)
  await listening(home)
})
afterAll(() => home.close())

const at = async (path: string, method: 'GET' | 'POST' = 'POST') =>
  (await ask(home, method, `/sandbox/bank/${path}`)).body
const pageOf = async (path: string, language = 'id') =>
  (await home.app.inject({ url: `/sandbox/bank${path}`, headers: { host: 'localhost', 'accept-language': language } }))
    .body

test.each<[string, string[], { held: number; counted: number }]>([
  ['once', ['2002500'], { held: 500_000, counted: 500_000 }],
  ['twice', ['2002500', '2002500'], { held: 500_000, counted: 500_000 }],
  ['reordered', ['2002500', '2002500'], { held: 500_000, counted: 500_000 }],
  ['never', [], { held: 500_000, counted: 0 }],
  ['forged', ['4012500'], { held: 0, counted: 0 }],
])('a deposit told %s', async (mode, answers, sums) => {
  const { virtual_account } = await savingsAccount(home, bank)
  const done = await at(`${virtual_account}/deposits?amount=500000&deliver=${mode}`)
  expect(done.answers).toEqual(answers)
  expect(done).toMatchObject({ virtual_account, held: sums.held })
  const [shown] = (await at('accounts.json', 'GET')).filter(
    (one: typeof done) => one.virtual_account === virtual_account,
  )
  expect(shown).toMatchObject(sums)
})

test('a deposit told late is counted late, and one never told when it is told again', async () => {
  const { virtual_account } = await savingsAccount(home, bank)
  const counted = async () =>
    (await at('accounts.json', 'GET')).find(
      (one: { virtual_account: string }) => one.virtual_account === virtual_account,
    ).counted
  await at(`${virtual_account}/deposits?amount=100000&deliver=late&after=0`)
  await expect.poll(counted, { timeout: 10_000 }).toBe(100_000)
  const { movements } = await at(`${virtual_account}/deposits?amount=250000&deliver=never`)
  expect(await counted()).toBe(100_000)
  for (const _ of [1, 2])
    expect((await at(`${virtual_account}/movements/${movements[1].id}/notify`)).answers).toEqual(['2002500'])
  expect(await counted()).toBe(350_000)
})

test('the bank corrects and pays out in its own books, and the difference is seen', async () => {
  const { virtual_account } = await savingsAccount(home, bank)
  await at(`${virtual_account}/deposits?amount=500000`)
  expect((await ask(home, 'POST', `/sandbox/bank/${virtual_account}/corrections?amount=500001`)).status).toBe(422)
  expect(await at(`${virtual_account}/corrections?amount=200000`)).toMatchObject({ held: 300_000, counted: 500_000 })
  expect(await pageOf(`/${virtual_account}`, 'en')).toContain('Difference')
  expect(await at(`${virtual_account}/payouts`)).toMatchObject({ held: 0 })
  expect((await ask(home, 'POST', `/sandbox/bank/${virtual_account}/payouts`)).status).toBe(422)
})

test('who waits for an account is listed, with the way to the desk that decides', async () => {
  const plan = await aSubmittedPlan(home)
  for (const language of ['id', 'en']) {
    const page = await pageOf('', language)
    expect(page).toContain(
      `<a href="//localhost/console/savings/${plan.id}"><strong>${plan.code}</strong> · Siti Aminah`,
    )
  }
  await ask(home, 'DELETE', `/api/v4/savings/product/${plan.id}/booking`, { token: plan.token })
  expect(await pageOf('')).not.toContain(plan.code)
})

test('a person deposits by a form, in both languages, without scripts', async () => {
  const { virtual_account } = await savingsAccount(home, bank)
  expect(await pageOf('')).toContain(virtual_account)
  expect(await pageOf(`/${virtual_account}`)).toContain('Setor, beri tahu dua kali')
  const sent = await home.app.inject({
    method: 'POST',
    url: `/sandbox/bank/${virtual_account}/deposits`,
    headers: { host: 'localhost', accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'amount=75000',
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/sandbox/bank/${virtual_account}`])
  expect(await pageOf(`/${virtual_account}`)).toContain('Rp. 75.000')
  expect(await pageOf(`/${virtual_account}`, 'en')).toContain('received by Rihla')
  for (const amount of ['', '0', '-1', '1.5', 'x'])
    expect((await ask(home, 'POST', `/sandbox/bank/${virtual_account}/deposits?amount=${amount}`)).status).toBe(422)
  expect((await ask(home, 'POST', `/sandbox/bank/${virtual_account}/deposits?amount=1&deliver=x`)).status).toBe(422)
  expect(await pageOf('/000')).toContain('404')
})
