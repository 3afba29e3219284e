import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

for (const query of ['month=2026-13', 'month=%00', 'city=%27%3B--', 'category=none']) {
  test(`a price calendar asked for ${query} answers with a page`, async () => {
    const reader = await new PlainBrowser(home).open(`/kalender-harga?${query}`)
    expect(reader.text('main h1')).not.toBe('')
  })
}
