import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { anyInvoiced, begin, listening } from '#test/support/payments.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

type Invoiced = Awaited<ReturnType<typeof anyInvoiced>>
const hosted = ['doku-card', 'doku-ovo', 'doku-dana', 'yukk-ovo']

/** YUKK serves those whom DOKU does not. */
const invoicedFor = (method: string) =>
  anyInvoiced(home, { total: 5_000_000, ...(method.startsWith('yukk') && { tenant_id: demoTenants[1].id }) })

const byLink = ({ invoice, order }: Invoiced, { method, token }: { method?: string; token?: string | undefined }) => {
  const url = `/api/v3/payments/share/${invoice.share_token}`
  const host = order.tenant_id === demoTenants[0].id ? 'localhost' : 'demo.localhost'
  const sent = { headers: { host }, ...(token && { token }) }
  if (!method) return ask(home, 'GET', url, sent)
  return ask(home, 'POST', `${url}/payments`, { ...sent, body: { payment_method_id: method } })
}

async function gatewayPage(pay_url: string): Promise<string> {
  const page = await fetch(pay_url.replace('localhost', '127.0.0.1'))
  expect(page.status).toBe(200)
  return page.text()
}

test.each(hosted)('who begins %s by a link is shown nothing of the buyer at the gateway', async (method) => {
  const of = await invoicedFor(method)
  const { status, body } = await byLink(of, { method })
  expect(status).toBe(200)
  const page = await gatewayPage(body.data.pay_url)
  expect(page).toContain(of.invoice.code)
  expect(page).not.toContain('Siti Rahmawati')
})

test('a member who did not order is a stranger as well; the buyer is named still', async () => {
  const of = await invoicedFor('doku-card')
  const { user_token: other } = await signedIn(home, await anyMember(home))
  const strange = await byLink(of, { method: 'doku-card', token: other })
  expect(await gatewayPage(strange.body.data.pay_url)).not.toContain('Siti Rahmawati')
  const own = await byLink(of, { method: 'doku-ovo', token: of.token })
  expect(await gatewayPage(own.body.data.pay_url)).toContain('Siti Rahmawati')
})

test.each(hosted)('the page of %s that the buyer began is not given to whoever has the link', async (method) => {
  const of = await invoicedFor(method)
  const { payment_number, pay_url } = await begin(home, of, method)
  const seen = (await byLink(of, {})).body.data.payment
  expect(seen).toMatchObject({ payment_number, state: 'pending', pay_url: null })
  const mine = (await byLink(of, { token: of.token })).body.data.payment
  expect(mine.pay_url).toBe(pay_url)
  const begun = (await byLink(of, { method })).body.data
  expect(begun.payment_number).not.toBe(payment_number)
  expect((await byLink(of, {})).body.data.payment.pay_url).toBe(begun.pay_url)
})

test('a number at the bank that the buyer began is the one that whoever has the link pays', async () => {
  const of = await anyInvoiced(home)
  const { payment_number } = await begin(home, of, 'doku-va-bca')
  expect((await byLink(of, { method: 'doku-va-bca' })).body.data.payment_number).toBe(payment_number)
})
