import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHouse } from '#test/support/demo-house.ts'
import type { TestHouse } from '#test/support/house.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'

let home: TestHouse
beforeAll(async () => {
  home = await demoHouse()
})
afterAll(() => home.close())

test('without scripts prayers are searched and read', async () => {
  const reader = await new PlainBrowser(home).open('/en/doa')
  await reader.press('Find', { 'Find a prayer': 'zamzam' }, reader.one('main'))
  expect(reader.path).toBe('/en/doa?search=zamzam')
  expect(reader.all('main article')).toHaveLength(1)
})

test('a step that is none is answered in words', async () => {
  const reader = await new PlainBrowser(home).open('/en/doa?category=everything')
  expect(reader.text('main')).toContain('This choice makes no sense')
})
