import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { arabicDigest } from '../doa/digest.ts'
import { doa_reviews } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const get = (query = '', headers = {}) => ask(home, 'GET', `/api/v3/doa${query}`, { headers })
type Item = { id: string; arabic: string; quran: string[]; review: { state: string; reviewer: string | null } }
const find = async (id: string): Promise<Item> =>
  (await get()).body.data.find((item: Item): item is Item => item.id === id)

test('the doa come in the order of the journey, in the language of the caller; what is not of the Quran awaits a review', async () => {
  const { body } = await get('', { 'accept-language': 'en' })
  expect(body.data).toHaveLength(56)
  expect([body.data[0].title, body.data.at(-1).title]).toEqual(['Leaving home', 'Relying on Allah'])
  const talbiyah = body.data.find((item: Item) => item.id === 'talbiyah')
  expect(talbiyah).toMatchObject({
    source: 'Bukhari 1549, Muslim 1184',
    latin: expect.stringMatching(/^Labbayk Allahumma/),
  })
  const states = new Map<string, string>(body.data.map((item: Item) => [item.id, item.review.state]))
  expect(['talbiyah', 'menuju-safa', 'orang-tua'].map((id) => states.get(id))).toEqual([
    'awaiting',
    'awaiting',
    'quran',
  ])
  const verses = new Map<string, string[]>(body.data.map((item: Item) => [item.id, item.quran]))
  expect(['talbiyah', 'menuju-safa', 'naik-kendaraan'].map((id) => verses.get(id))).toEqual([
    [],
    ['2:158'],
    ['43:13', '43:14'],
  ])
  expect([...states.values()].filter((state) => state === 'reviewed')).toEqual([])
})

test('search and category narrow the list, and a word that is nowhere leaves none', async () => {
  expect((await get('?category=tawaf')).body.data).toHaveLength(6)
  expect((await get('?search=zamzam')).body.data.map((item: Item) => item.id)).toEqual(['zamzam'])
  expect((await get('?search=zamzam&category=sai')).body.data).toEqual([])
})

test('a doa that was read and cleared says by whom; the review of another wording counts for nothing', async () => {
  const { arabic } = await find('talbiyah')
  const reviewed_at = new Date('2026-11-14T02:00:00Z')
  const reviewer = 'Ustaz Ahmad'
  await home.application.db.insert(doa_reviews).values([
    { doa_id: 'talbiyah', arabic_sha256: arabicDigest(arabic), reviewer, reviewed_at },
    { doa_id: 'zamzam', arabic_sha256: arabicDigest('another wording'), reviewer, reviewed_at },
  ])
  expect((await find('talbiyah')).review).toEqual({ state: 'reviewed', reviewer, reviewed_on: '2026-11-14' })
  expect((await find('zamzam')).review).toEqual({ state: 'awaiting', reviewer: null, reviewed_on: null })
})

test.each([
  ['?category=everything', 'category'],
  [`?search=${'x'.repeat(81)}`, 'search'],
  ['?search=a%00b', 'search'],
])('%s is refused at %s', async (query, field) => {
  const reply = await get(query)
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]])
})
