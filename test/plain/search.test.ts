import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const open = (path: string) => new PlainBrowser(home).open(path)

test('what is trending leads to its category with the part in the address', async () => {
  const reader = await open('/search-page')
  await reader.follow('Umrah Ramadan', reader.part('Sedang Banyak Dicari'))
  expect(reader.path).toBe('/umroh?subcategory=umroh-ramadhan')
})

test('nothing found says what to do next', async () => {
  const reader = await open('/en/search-page?term=qqqqzzzz')
  expect(reader.all('h1, h2, h3').map(textOf)).toContain('No results for qqqqzzzz')
  expect(reader.part('Popular searches').querySelectorAll('a[href]').length).toBeGreaterThan(0)
})

test('without scripts searching, narrowing and forgetting are plain links and forms', async () => {
  const { browser } = await memberBrowser(home)
  for (const start of ['/', '/search-page']) {
    const reader = await new PlainBrowser(home, browser).open(start)
    await reader.press('Cari', { Cari: 'umroh desember' })
    expect(reader.path).toBe('/search-page?term=umroh+desember')
    expect(reader.all('main article').length).toBeGreaterThan(0)
    await reader.press('Terapkan', { Urutkan: 'Harga termahal' })
    expect(reader.path).toMatch(/term=umroh\+desember.*sort=dearest/)
  }
  const reader = await new PlainBrowser(home, browser).open('/search-page')
  const searches = [...reader.part('Pencarian Terkini').querySelectorAll('a')].map(textOf)
  expect(searches).toEqual(['umroh desember'])
  await reader.press('Hapus umroh desember dari pencarian terkini')
  expect(reader.text()).toContain('Pencarian terkini berhasil dihapus')
  expect(textOf(reader.part('Pencarian Terkini'))).toContain('Tidak ada pencarian terkini.')
})

const hostile = [
  'x'.repeat(10_000),
  'a\0b',
  '\u0001\u0007\u202e',
  "'; drop table listings; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '%',
  '../../etc/passwd',
  '🕋👨‍👩‍👧',
  'عمرة رمضان',
]
test.each(hostile)('whatever is typed, the answer is a page that says so: %.40s', async (term) => {
  const query = new URLSearchParams({ term })
  const reader = await open(`/search-page?${query}`)
  expect([200, 422]).toContain(reader.status)
  expect(reader.text('main h1')).not.toBe('')
  expect(reader.all('[onerror], img[src=x]')).toEqual([])
  expect(reader.all('script').filter(({ textContent }) => textContent === 'alert(1)')).toEqual([])
  expect([200, 422]).toContain((await visit(home, newBrowser(), `/suggestions?${query}`)).status)
})

test('a search nobody can run says so', async () => {
  const reader = await open('/search-page?term=umroh&page=-1&sort=drop&category=x')
  expect(reader.all('h1, h2, h3').map(textOf)).toContain('Pencarian ini tidak dikenali')
})

test('nobody deletes for another, and guests have nothing to delete', async () => {
  const { browser, token } = await memberBrowser(home)
  const forget = (fields: Record<string, string>, headers: Record<string, string>) =>
    home.app.inject({
      method: 'POST',
      url: '/suggestions',
      headers: {
        host: browser.host,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const origin = `http://${browser.host}`
  expect((await forget({}, { origin })).statusCode).toBe(404)
  const cookie = `jwt=${token}`
  const other = await forget({ id: '0190a000-0000-7000-8000-000000000000' }, { origin, cookie })
  expect(other.json()).toEqual({ text: 'Gagal menghapus pencarian terkini', tone: 'error' })
  expect((await forget({}, { origin: 'http://evil.test', cookie })).statusCode).toBe(403)
})
