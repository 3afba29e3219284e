import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { product_types } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await catalogueBasics(home)
  const more = Array.from({ length: 20 }, (_, i) => ({
    slug: `umroh-${i}`,
    category: 'umroh' as const,
    name: { id: `Umrah Musim ${i}`, en: `Season ${i} 100% umrah` },
    position: 2 + i,
    picture_id: 'kaaba-1-card',
  }))
  await home.application.db.insert(product_types).values(more)
})
afterAll(() => home.close())

const types = (path: string, language = 'id') =>
  ask(home, 'GET', `/api/v3/products/${path}`, { headers: { 'accept-language': language } })

test('a category offers its first twelve kinds, in their order and in one language', async () => {
  const { body } = await types('umroh/types')
  expect(body.data).toHaveLength(12)
  const none = { picture_id: null, picture_colour: null }
  expect(body.data[0]).toEqual({ slug: 'umroh-reguler', name: 'Umrah reguler', ...none })
  expect((await types('haji/types', 'en')).body.data).toEqual([
    { slug: 'haji-khusus', name: 'Haji khusus (en)', ...none },
  ])
  expect(await statementsOf(() => types('umroh/types'))).toHaveLength(1)
})

test('a search finds more than twelve, in either language and whatever the case', async () => {
  expect((await types('umroh/types?search=MUSIM')).body.data).toHaveLength(20)
  expect((await types('umroh/types?search=season%2019')).body.data).toHaveLength(1)
  expect((await types('umroh/types?search=')).body.data).toHaveLength(12)
})

test('signs of a pattern mean themselves', async () => {
  expect((await types('umroh/types?search=100%25')).body.data).toHaveLength(20)
  for (const sign of ['%25%25', '_____', '%5C', "'%20or%201=1--"]) {
    expect((await types(`umroh/types?search=${sign}`)).body.data).toEqual([])
  }
})

test('an unknown category and an endless search are refused', async () => {
  expect((await types('souvenir/types')).status).toBe(422)
  expect((await types(`umroh/types?search=${'a'.repeat(81)}`)).status).toBe(422)
  expect((await types('umroh/types?search=a%00b')).status).toBe(422)
  expect((await types('umroh/types?search=a&search=b')).status).toBe(422)
})
