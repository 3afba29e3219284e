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

test('words, names and numbers are found, and the searched words are marked', async () => {
  const reader = await open('/en/quran')
  const label = 'Search chapter, verse, juz, page or word'
  const seek = (words: string) => reader.press('Search', { [label]: words }, reader.one('main'))
  await seek('2:255')
  expect(reader.link(/Al-Baqarah, verse 255/)).toContain('/quran/2/al-baqarah')
  await seek('last two verses of al-baqarah')
  expect(reader.link(/Al-Baqarah, verses 285–286/)).toContain('ayat=285-286')
  await seek('lord of the worlds')
  expect(reader.all('main h2, main h3').map(textOf).join()).toMatch(/verses with these words/)
  expect(reader.text('mark')).toMatch(/Lord/i)
  await seek('الحمد لله رب العالمين')
  expect(reader.link('Al-Fatihah 1:2')).toContain('/quran/1/al-fatihah')
  await seek('<script>xyzzy</script>')
  expect(reader.all('main h2, main h3').map(textOf)).toContain('No results')
})

test('addresses lead to the right one, or say that there is none', async () => {
  for (const path of ['/quran/2', '/quran/2/yasin', '/en/quran/2/x']) {
    const { status, location } = await visit(home, newBrowser(), path)
    const right = `${path.startsWith('/en') ? '/en' : ''}/quran/2/al-baqarah`
    expect([path, status, location]).toEqual([path, 301, right])
  }
  for (const id of ['0', '115', 'abc', '007', '-1', '1.5', '%00']) {
    const { status } = await visit(home, newBrowser(), `/quran/${id}/x`)
    expect([id, status >= 400 && status < 500]).toEqual([id, true])
  }
  const reader = await open('/quran/115/x')
  expect(reader.text('h1')).toBe('Surah tidak ditemukan')
  await reader.follow('Daftar surah', reader.one('main'))
  expect(reader.path).toBe('/quran')
})

test('an English page names a chapter as English readers know it, at the same address', async () => {
  const reader = await open('/en/quran')
  await reader.follow(/^26 Ash-Shu'ara/)
  expect([reader.path, reader.text('h1')]).toEqual(['/en/quran/26/asy-syuara', "Surah Ash-Shu'ara"])
})

test('a verse has a page for sharing it, and one that is none has not', async () => {
  const reader = await open('/en/quran/112/al-ikhlas/DropdownShare?ayat=1')
  expect(reader.text('h1')).toBe('Share Quran 112:1, Al-Ikhlas')
  expect(reader.link(/^Facebook/)).toMatch(/^https:/)
  expect((await open('/quran/112/al-ikhlas/DropdownShare?ayat=5')).status).toBe(404)
})

test('without scripts chapters are read, searched and set as one likes', async () => {
  const reader = await open('/quran?q=yasin')
  await reader.follow(/^36 Yasin/)
  expect(reader.all('#v1 [lang=ar]')).toHaveLength(1)
  await reader.press('Terapkan', { Latin: false })
  expect(reader.path).toMatch(/\?show=arabic&show=translation&size=2/)
  expect(reader.field('Latin').hasAttribute('checked')).toBe(false)
  expect(reader.field('Arab').hasAttribute('checked')).toBe(true)
  await reader.follow('Bagikan ayat 3')
  expect(reader.link(/^WhatsApp/)).toContain('wa.me')
  await reader.press(/^Tandai ayat ini/)
  expect(reader.path).toMatch(/^\/auth\/login\?redirect=/)
})

test('marks that the call does not take are refused in words, and what cannot be read brings none', async () => {
  const { browser, token } = await memberBrowser(home)
  const headers = {
    ...{ host: browser.host, origin: `http://${browser.host}`, cookie: `jwt=${token}` },
    ...{ accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
  }
  const bring = async (marks: string) => {
    const payload = new URLSearchParams({ marks }).toString()
    const reply = await home.app.inject({ method: 'POST', url: '/en/quran/bookmarks', headers, payload })
    return [marks, reply.statusCode, reply.json()]
  }
  for (const marks of ['{"bookmarks":[{}]}', '{"bookmarks":7}', '{"last_read":"x"}'])
    expect(await bring(marks)).toEqual([marks, 422, { message: 'Please check your entries' }])
  for (const marks of ['', 'x', 'null', '[]', '7', '"x"', '{}'])
    expect(await bring(marks)).toEqual([marks, 200, { bookmarks: [], last_read: null }])
})

test('every page with words of the Quran brings the letters they are set in', async () => {
  for (const path of [
    '/quran',
    '/quran?search=rahmat',
    '/quran/1/al-fatihah',
    '/quran/1/DropdownShare?ayat=7',
    '/doa',
    '/panduan/manasik?langkah=sai',
  ]) {
    const reader = await open(path)
    const sheets = reader.all('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '')
    const styles = await Promise.all(
      sheets.map(async (url) => (await home.app.inject({ url, headers: { host: 'localhost' } })).body),
    )
    const classes = new Set(reader.all('[lang=ar], [lang=ar] *').flatMap(({ classList }) => [...classList]))
    const ours = [...classes].filter((name) => /^(?:quran|verse)-/.test(name))
    expect([path, ours.length > 0]).toEqual([path, true])
    const missing = ours.filter((name) => !styles.join('').includes(`.${name}`))
    expect([path, missing, /font-family:\s*"?Scheherazade New/.test(styles.join(''))]).toEqual([path, [], true])
  }
})
