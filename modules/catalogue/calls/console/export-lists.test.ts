import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyReview } from '#test/support/catalogue-fixtures.ts'
import { aPackage, save, submit } from '#test/support/packages.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

async function linesOf(path: string, token: string) {
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const { body } = await home.app.inject({ url: `/api/console/v1/${path}`, headers })
  return body.trimEnd().split('\r\n')
}

test('what waits for a reviewer is a file, with what was searched for and nothing else', async () => {
  const made = await aPackage(home)
  await save(home, made, { name: { id: 'Umrah Kurma', en: 'Date umrah' } })
  await submit(home, made)
  const lines = await linesOf('package-changes/export?search=kurma&language=en', made.judge.token)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Date umrah')
  expect(lines[1]).toContain('New package')
})

test('reviews of a partner’s own packages are a file with their answers', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  const ofPackage = { product_id: made.product.id, partner_id: made.partner_id }
  const review = await anyReview(home, { ...ofPackage, rating: 4 })
  await anyReview(home, { ...ofPackage, rating: 2 })
  const other = await aPackage(home, { state: 'on_sale' })
  await anyReview(home, { product_id: other.product.id, partner_id: other.partner_id, rating: 4 })
  const body = { answer: 'Terima kasih atas ulasannya' }
  await ask(home, 'POST', `/api/console/v1/reviews/${review.id}/answer`, { token: made.owner.token, body })
  expect(await linesOf('reviews/export', made.owner.token)).toHaveLength(3)
  const [, line] = await linesOf('reviews/export?rating=4', made.owner.token)
  expect(line).toContain('Terima kasih atas ulasannya')
})
