import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { allChapters } from '../quran/chapters.ts'
import { matchingChapters } from '../quran/matches.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const get = (path: string, headers = {}) => ask(home, 'GET', `/api/quran/v4/${path}`, { headers })
const search = async (query: string, rest = '') =>
  (await get(`search?query=${encodeURIComponent(query)}${rest}`)).body.search

test('chapters come bare, in the shape and the language asked for', async () => {
  const { body } = await get('chapters?language=en')
  expect(Object.keys(body)).toEqual(['chapters'])
  expect(body.chapters).toHaveLength(114)
  expect(body.chapters[1]).toEqual({
    id: 2,
    revelation_place: 'madinah',
    revelation_order: 87,
    bismillah_pre: true,
    name_simple: 'Al-Baqarah',
    name_complex: 'Al-Baqarah',
    name_arabic: 'البقرة',
    verses_count: 286,
    pages: [2, 49],
    translated_name: { language_name: 'english', name: 'The Cow' },
    slug: 'al-baqarah',
  })
  expect((await get('chapters')).body.chapters[1].translated_name).toEqual({
    language_name: 'indonesian',
    name: 'Sapi',
  })
  expect((await get('chapters/9', { 'accept-language': 'en' })).body.chapter).toMatchObject({
    id: 9,
    bismillah_pre: false,
    name_simple: 'At-Tawbah',
    slug: 'at-taubah',
  })
})

test('chapters have the names that readers of the language know, and one address', async () => {
  const chaptersIn = async (language: string) => (await get(`chapters?language=${language}`)).body.chapters
  const [indonesian, english] = await Promise.all([chaptersIn('id'), chaptersIn('en')])
  const namesAt = (number: number) => [indonesian[number - 1].name_simple, english[number - 1].name_simple]
  expect(namesAt(26)).toEqual(["Asy-Syu'ara'", "Ash-Shu'ara"])
  expect(namesAt(66)).toEqual(['At-Tahrim', 'At-Tahrim'])
  expect(namesAt(114)).toEqual(['An-Nas', 'An-Nas'])
  type Named = { name_simple: string; slug: string }
  const namesOf = (chapters: Named[]) => chapters.map(({ name_simple }) => name_simple)
  expect(new Set(namesOf(english)).size).toBe(114)
  // Sounds that are written so in Indonesian only.
  expect(namesOf(english).filter((name) => /sy|au|ai\b/i.test(name))).toEqual([])
  expect(english.map(({ slug }: Named) => slug)).toEqual(indonesian.map(({ slug }: Named) => slug))
})

test('every chapter is found first by its English name, and by its Indonesian one', () => {
  for (const { number, english, simple } of allChapters()) {
    for (const name of [english, simple]) {
      expect([name, matchingChapters(name)[0]?.number]).toEqual([name, number])
    }
  }
})

test.each(['0', '115', 'abc', '-1', '1.5', '007', '%D9%A2', "1'--"])('chapter %s is not found', async (id) => {
  for (const path of [`chapters/${id}`, `verses/by_chapter/${id}`]) {
    const reply = await get(path)
    expect([reply.status, reply.body.code]).toEqual([404, 'F-REQ-4n4'])
  }
})

test('verses come in pages, with the translations asked for and no others', async () => {
  const { body } = await get('verses/by_chapter/2?translations=33,57,9999&per_page=50&page=6')
  expect(body.pagination).toEqual({
    per_page: 50,
    current_page: 6,
    next_page: null,
    total_pages: 6,
    total_records: 286,
  })
  expect(body.verses).toHaveLength(36)
  const throne = body.verses[4]
  expect(throne).toMatchObject({
    id: 262,
    verse_number: 255,
    verse_key: '2:255',
    juz_number: 3,
    page_number: 42,
    sajdah_number: null,
  })
  expect([...throne.text_uthmani].length).toBeGreaterThan(400)
  expect(throne.translations.map((one: { resource_id: number }) => one.resource_id)).toEqual([33, 57])
  const bare = (await get('verses/by_chapter/1')).body
  expect([bare.verses.length, bare.verses[0].translations, bare.pagination.per_page]).toEqual([7, undefined, 10])
  const english = (await get('verses/by_chapter/1?translations=1001')).body.verses[1].translations[0].text
  expect(english).toBe('All praise be to Allah, the Lord of the worlds,')
})

test('a page beyond the last verse is empty and says how many there are', async () => {
  const { status, body } = await get('verses/by_chapter/1?page=99')
  expect([status, body.verses]).toEqual([200, []])
  expect(body.pagination).toMatchObject({ current_page: 99, next_page: null, total_pages: 1, total_records: 7 })
})

test.each([
  'page=0',
  'page=-1',
  'page=abc',
  'page=1.5',
  'per_page=0',
  'per_page=287',
  'per_page=1e9',
  'translations=abc',
  "translations=1'--",
])('verses with %s are refused at that field', async (query) => {
  const reply = await get(`verses/by_chapter/1?${query}`)
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [query.split('=')[0]]])
})

test('the translations held are named', async () => {
  const { translations } = (await get('resources/translations')).body
  expect(translations.map((one: { id: number; language_name: string }) => [one.id, one.language_name])).toEqual([
    [33, 'indonesian'],
    [57, 'indonesian'],
    [1001, 'english'],
  ])
})

test('answers may be kept, and are asked for again by their tag', async () => {
  const first = await get('chapters')
  expect(first.headers['cache-control']).toBe('public, max-age=86400')
  expect(first.headers.vary).toContain('accept-language')
  const tag = String(first.headers.etag)
  const again = await home.app.inject({
    url: '/api/quran/v4/chapters',
    headers: { host: 'localhost', 'if-none-match': tag },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const english = await get('chapters', { 'accept-language': 'en', 'if-none-match': tag })
  expect([english.status, english.headers.etag === tag]).toEqual([200, false])
})

test.each([
  ['2:255', { kind: 'verse', chapter_id: 2, verse_number: 255, to: 255 }],
  ['2:284-999', { kind: 'verse', chapter_id: 2, verse_number: 284, to: 286 }],
  ['ayat kursi', { kind: 'verse', chapter_id: 2, verse_number: 255, to: 255 }],
  ['throne verse', { kind: 'verse', chapter_id: 2, verse_number: 255, to: 255 }],
  ['ayat seribu dinar', { kind: 'verse', chapter_id: 65, verse_number: 2, to: 3 }],
  ['al baqarah 255', { kind: 'verse', chapter_id: 2, verse_number: 255 }],
  ['juz 9', { kind: 'juz', chapter_id: 7, verse_number: 88 }],
  ['juz 20', { kind: 'juz', chapter_id: 27, verse_number: 60 }],
  ['halaman 604', { kind: 'page', chapter_id: 112, verse_number: 1 }],
  ['114', { kind: 'chapter', chapter_id: 114 }],
])('%s leads to its place', async (query, place) => {
  expect((await search(query)).places[0]).toMatchObject(place)
})

test.each(['2:287', '115:1', 'juz 31', 'halaman 605', '0:1', '999'])('%s leads nowhere', async (query) => {
  expect((await search(query)).places).toEqual([])
})

test.each([
  ['yasin', 36],
  ['Ya Sin', 36],
  ['al kahfi', 18],
  ['kahf', 18],
  ['ikhlas', 112],
  ['fateha', 1],
  ['Al Fatiha', 1],
  ['baqara', 2],
  ['al-imran', 3],
  ['maeda', 5],
  ['yaseen', 36],
  ['Rehman', 55],
  ['waqia', 56],
  ['tabarak', 67],
  ['insyirah', 94],
  ['Al-Kawthar', 108],
  ['al masad', 111],
  ['surat al-falak', 113],
  ['the cave', 18],
  ['sapi', 2],
  ['البقرة', 2],
  ['سورة الكهف', 18],
])('%s finds chapter %i first', async (query, id) => {
  expect((await search(query)).chapters[0]?.id).toBe(id)
})

test.each([
  ['الحمد لله رب العالمين', 'arabic', '1:2'],
  ['مالك يوم الدين', 'arabic', '1:4'],
  ['alhamdulillahi rabbil alamin', 'latin', '1:2'],
  ['semesta alam', 'indonesian', '1:2'],
  ['lord of the worlds', 'english', '1:2'],
])('%s is found in the %s', async (query, field, key) => {
  const { results, total_results } = await search(query, field === 'english' ? '&language=en' : '')
  expect(total_results).toBeGreaterThan(0)
  expect(results[0]).toMatchObject({ verse_key: key, field })
  const { pieces } = results[0]
  expect(pieces.some((piece: { is_hit: boolean }) => piece.is_hit)).toBe(true)
})

test.each([
  ['lord of the worlds', 'id'],
  ['believers', 'id'],
  ['semesta alam', 'en'],
  ['orang yang beriman', 'en'],
])('%s is not searched in the translation of others than readers of %s', async (query, language) => {
  const { results, total_results } = await search(query, `&language=${language}`)
  expect([total_results, results]).toEqual([0, []])
})

test('what is marked in a verse is the verse, letter by letter', async () => {
  for (const { pieces, text_uthmani } of (await search('الرحمن الرحيم')).results)
    expect(pieces.map((piece: { text: string }) => piece.text).join('')).toBe(text_uthmani)
})

test('what was found comes in pages', async () => {
  const first = await search('allah', '&size=5')
  const second = await search('allah', '&size=5&page=2')
  expect(first.results).toHaveLength(5)
  expect(first.total_pages).toBe(Math.ceil(first.total_results / 5))
  expect(second.results[0].verse_id).not.toBe(first.results[0].verse_id)
  expect((await search('allah', '&size=50&page=700')).results).toEqual([])
  expect((await search('xyzzyq')).total_results).toBe(0)
})

test.each(['query=', 'query=%20', `query=${'a'.repeat(101)}`, 'query=a%00b', 'query=a&page=0', 'query=a&size=51'])(
  'a search with %s is refused',
  async (query) => {
    expect((await get(`search?${query}`)).status).toBe(422)
  },
)

test.each(['%', '_', '\\', '(((', '[a-z', '.*', '🕋', "' or 1=1", 'a'.repeat(100), '\u200f', '((a+)+)+$'])(
  'odd words %j are only words',
  async (query) => {
    expect((await get(`search?query=${encodeURIComponent(query)}`)).status).toBe(200)
  },
)

test('a search takes less than 20 ms of the processor', async () => {
  const queries = ['allah', 'orang yang beriman', 'الله', 'rahmatan lil alamin', 'those who believe', 'zzzz']
  for (const query of queries) await search(query)
  // Of the processor, not of the clock: whoever else runs on this machine is not counted.
  const start = process.cpuUsage()
  for (const query of queries) await search(query)
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000 / queries.length).toBeLessThan(20)
})
