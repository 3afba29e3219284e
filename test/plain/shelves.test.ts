import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHouse } from '#test/support/demo-house.ts'
import type { TestHouse } from '#test/support/house.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'

let home: TestHouse
beforeAll(async () => {
  home = await demoHouse()
})
afterAll(() => home.close())

for (const query of ['month=2026-13', 'month=%00', 'city=%27%3B--', 'category=none']) {
  test(`a price calendar asked for ${query} answers with a page`, async () => {
    const reader = await new PlainBrowser(home).open(`/kalender-harga?${query}`)
    expect(reader.text('main h1')).not.toBe('')
  })
}
