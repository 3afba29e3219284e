import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Group = { slug: string; name: string; faqs: { slug: string; question: string; answer_text: string }[] }
const read = (query = '', headers = {}) => ask(home, 'GET', `/api/v3/faqs${query}`, { headers })
const groups = async (query = '', headers = {}): Promise<Group[]> => (await read(query, headers)).body.data
const slugs = (faqGroups: Group[]) => faqGroups.flatMap(({ faqs }) => faqs.map(({ slug }) => slug))

test('questions come by group, in the language of the visitor', async () => {
  const [id, en] = [await groups(), await groups('', { 'accept-language': 'en' })]
  expect(id.map(({ name }) => name).slice(0, 2)).toEqual(['Memesan', 'Pembayaran dan pengembalian dana'])
  expect(en.map(({ name }) => name).slice(0, 2)).toEqual(['Booking', 'Payment and refunds'])
  expect(slugs(id)).toEqual(slugs(en))
  expect(slugs(id).length).toBeGreaterThanOrEqual(24)
  expect(await statementsOf(() => read())).toHaveLength(1)
  expect(JSON.stringify([id, en])).not.toMatch(/\{[a-z_]+\}/)
})

test('a search finds questions and answers that hold all its words', async () => {
  expect(slugs(await groups('?search=kursi+roda'))).toEqual(['wheelchair'])
  expect(slugs(await groups('?search=wheelchair', { 'accept-language': 'en' }))).toEqual(['wheelchair'])
  expect(await groups('?search=zzzz')).toEqual([])
  expect((await read(`?search=${'a'.repeat(81)}`)).status).toBe(422)
})

test('what a tenant does not offer is not asked there, and answers carry its name', async () => {
  const theirs = await groups('', { host: 'demo.localhost' })
  expect(slugs(await groups())).toContain('murabahah')
  expect(slugs(theirs)).not.toContain('murabahah')
  expect(JSON.stringify(theirs)).toContain('Safar Amanah')
  expect(JSON.stringify(theirs)).not.toContain('Rihla')
})
