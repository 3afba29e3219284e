import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { anyPartner, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await anyPartner(home, {
    slug: 'arunika',
    name: 'Arunika Haramain Tour',
    legal_name: 'PT Arunika Wisata',
    position: 1,
  })
  await anyPartner(home, { slug: 'selaksa', name: 'Selaksa Multazam', city_name: 'Bandung', position: 2 })
  await anyPartner(home, { slug: 'percent', name: 'Safar 100%', licence_number: 'U.DEMO-0777_A', position: 3 })
  await anyPartner(home, { slug: 'bank', name: 'Bank Arunika', kind: 'financial', licence_kind: 'OJK' })
  await anyPartner(home, { slug: 'channel', name: 'Kabar Surau', kind: 'tdc', licence_kind: 'NIB' })
  const hidden = await anyPartner(home, { slug: 'hidden', name: 'Arunika Tersembunyi' })
  await hidePartner(home, hidden.id, demoTenants[0].id)
})
afterAll(() => home.close())

type Card = { slug: string }
const get = async (query: Record<string, string>) => {
  const reply = await ask(home, 'GET', `/api/v3/partners?${new URLSearchParams(query)}`)
  return { ...reply, slugs: (reply.body.data?.items ?? []).map((card: Card) => card.slug) }
}

test.each([
  ['MULTAZAM', ['selaksa']],
  ['pt arunika', ['arunika']],
  ['selaksa bandung', ['selaksa']],
  ['demo-0777', ['percent']],
  ['100%', ['percent']],
  ['7_A', ['percent']],
  ['_', ['percent']],
  ['selaksa surabaya', []],
  ["' or 1=1 --", []],
  ['%%%', []],
])('a search for %j finds %j', async (search, expected) => {
  const { body, slugs } = await get({ kind: 'travel', search })
  expect([slugs, body.data.total]).toEqual([expected, expected.length])
})

test('a name with letters wrong is still found', async () => {
  expect((await get({ kind: 'travel', search: 'arunica harramain' })).slugs).toEqual(['arunika'])
  expect((await get({ kind: 'travel', search: 'multasam' })).slugs).toEqual(['selaksa'])
})

test('each kind says how many it has, and how many of those searched for', async () => {
  expect((await get({ kind: 'travel', limit: '1' })).body.data.counts).toEqual({
    travel: 3,
    financial: 1,
    agency: 0,
    tdc: 1,
  })
  const { data } = (await get({ kind: 'tdc', search: 'arunika' })).body
  expect([data.total, data.counts]).toEqual([0, { travel: 1, financial: 1, agency: 0, tdc: 0 }])
})

test('an empty search is none', async () => {
  expect((await get({ search: '   ' })).body.data.total).toBe(5)
})

test.each(['a'.repeat(101), 'satu\ndua', '\u0007'])('a search for %j is refused at its field', async (search) => {
  const reply = await get({ search })
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['search']])
})
