import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { aBuyer, aForm, anOffer, type Offer } from '#test/support/bookings.ts'
import { tellDoku } from '#test/support/notifications.ts'
import { listening } from '#test/support/payments.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let offer: Offer
beforeAll(async () => {
  home = await testApp()
  await listening(home)
  offer = await anOffer(home)
})
afterAll(() => home.close())

type Buyer = Awaited<ReturnType<typeof aBuyer>>

const data = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return body.data
}

/** What PostgreSQL was asked by each request of a whole order, from the seat to the bank's word that it is paid. */
async function order({ token, member }: Buyer): Promise<Map<string, string[]>> {
  const asked = new Map<string, string[]>()
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const answers: T[] = []
    const sent = await statementsOf(async () => answers.push(await work()))
    asked.set(name, sent)
    const [answer] = answers
    if (answer === undefined) throw new Error(`${name} answered nothing`)
    return answer
  }
  const post = async (path: string, body: object) =>
    data(await ask(home, 'POST', `/api/v3/bookings/${path}`, { token, body, headers: { 'idempotency-key': newId() } }))
  const choice = { product_id: offer.product.id, departure_id: offer.departure.id }
  const rooms = [{ type: 'quad', adults: 1 }]
  const { booking_id } = await step('cart', () => post('cart', { ...choice, rooms }))
  await step('order', async () =>
    data(await ask(home, 'GET', `/api/v3/bookings/${booking_id}/detail/order`, { token })),
  )
  const form = { ...(await aForm(home, booking_id)), phone_number: member.phone_number }
  const placed = await step('checkout', () => post(`${booking_id}/do-checkout`, form))
  const pay = `${booking_id}/payments/${placed.invoices[0].invoice_code}`
  const payment = await step('pay', () => post(pay, { payment_method_id: 'doku-va-bca' }))
  expect((await step('paid', () => tellDoku(home, payment))).status).toBe(200)
  return asked
}

/** Its verb and its first table, without what stands in brackets. */
function kindOf(statement: string): string {
  let outer = statement.replaceAll('"', '')
  while (/\([^()]*\)/.test(outer)) outer = outer.replaceAll(/\([^()]*\)/g, '')
  const [, table = ''] = /(?:from|into|update)\s+(\w+)/i.exec(outer) ?? []
  return `${/\w+/.exec(outer)?.[0] ?? ''} ${table}${/for update/i.test(outer) ? ' for update' : ''}`.trim()
}

const tableOf = (asked: ReadonlyMap<string, readonly string[]>): string =>
  [...asked].map(([name, sent]) => `${name}: ${sent.length}\n  ${sent.map(kindOf).join('\n  ')}`).join('\n')

test('a whole order, from the seat to the journey paid, takes few statements', async () => {
  await order(await aBuyer(home))
  const asked = await order(await aBuyer(home))
  const writing = [...asked].flatMap(([name, sent]) => (name === 'order' ? [] : sent))
  // Fifty, and five for law and licence: the text agreed to and the agreement; the journey, whether it is called off, its licence.
  // One more locks the invoices beside the one that is paid, and one asks who recommended us.
  expect(writing.length, tableOf(asked)).toBeLessThanOrEqual(57)
  expect(asked.get('order')?.length, tableOf(asked)).toBeLessThanOrEqual(6)
})
