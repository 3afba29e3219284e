import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyReview } from '#test/support/catalogue-fixtures.ts'
import { aPackage } from '#test/support/packages.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const url = '/api/console/v1/reviews'
const thanks = 'Terima kasih, kami sampaikan kepada pembimbingnya.'

test('a partner reads what buyers wrote, answers once and for good, and the site shows it below', async () => {
  const { product, partner_id, owner } = await aPackage(home, { state: 'on_sale' })
  const { id } = await anyReview(home, { product_id: product.id, partner_id, rating: 4 })
  await anyReview(home, { product_id: product.id, partner_id, rating: 2 })
  const list = async (query: string) => (await ask(home, 'GET', `${url}?${query}`, { token: owner.token })).body.data
  const answer = (text: string) =>
    ask(home, 'POST', `${url}/${id}/answer`, { token: owner.token, body: { answer: text } })
  expect((await list('')).rows).toHaveLength(2)
  expect(Object.keys((await answer('Ok')).body.errors)).toEqual(['answer'])
  const [first, second] = await Promise.all([answer(thanks), answer('Kami tidak setuju dengan ini.')])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  const [row] = (await list('answered=yes')).rows
  expect(row).toMatchObject({ id, author_name: 'Siti R.', answer: { by: 'Nadia Putri' } })
  expect((await list('answered=no&rating=2')).total.count).toBe(1)
  const { items } = (await ask(home, 'GET', `/api/v3/products/${product.slug}/reviews`)).body.data
  const shown = items.find((item: { id: string }) => item.id === id)
  expect(shown.answer.text).toBe(row.answer.text)
})

test('nobody answers a review of another partner’s package', async () => {
  const { product, partner_id } = await aPackage(home, { state: 'on_sale' })
  const { id } = await anyReview(home, { product_id: product.id, partner_id, rating: 5 })
  const { owner } = await aPackage(home)
  const refused = await ask(home, 'POST', `${url}/${id}/answer`, { token: owner.token, body: { answer: thanks } })
  expect(refused.status).toBe(404)
  expect((await ask(home, 'GET', url, { token: owner.token })).body.data.rows).toEqual([])
})
