import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

test('a prayer stands with Arabic, Latin, meaning, source and its review', async () => {
  const reader = await new PlainBrowser(home).open('/doa')
  expect(reader.all('main article')).toHaveLength(56)
  const talbiyah = reader
    .all('main article')
    .find((prayer) => [...prayer.querySelectorAll('h2, h3')].some((heading) => textOf(heading) === 'Talbiyah'))
  const arabic = talbiyah?.querySelector('[lang=ar]')
  expect(arabic?.getAttribute('dir')).toBe('rtl')
  expect(arabic?.textContent?.trim()).toMatch(/^لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ/)
  const parts = ['Labbaikallāhumma', 'Aku penuhi panggilan-Mu', 'HR. Bukhari 1549']
  for (const part of [...parts, 'Belum diperiksa ustaz']) {
    expect(talbiyah?.textContent).toContain(part)
  }
})

test('every doa from the Quran stands in the letters of the Quran, and none else', async () => {
  const reader = await new PlainBrowser(home).open('/doa')
  for (const prayer of reader.all('main article')) {
    const isQuran = /^QS\. /.test(textOf(prayer.querySelectorAll('dd')[2] ?? prayer))
    const shown = [...prayer.querySelectorAll('[lang=ar]')].map(({ classList }) => classList.contains('quran-arabic'))
    expect([prayer.id, shown]).toEqual([prayer.id, [isQuran]])
  }
})

test('without scripts prayers are searched and read', async () => {
  const reader = await new PlainBrowser(home).open('/en/doa')
  await reader.press('Search', { 'Search supplications': 'zamzam' }, reader.one('main'))
  expect(reader.path).toBe('/en/doa?search=zamzam')
  expect(reader.all('main article')).toHaveLength(1)
})

test('a step that is none is answered in words', async () => {
  const reader = await new PlainBrowser(home).open('/en/doa?category=everything')
  expect(reader.all('h1, h2, h3').map(textOf)).toContain('This option doesn’t exist')
})
