import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, visit } from '#test/support/visits.ts'

// Bytes of the page itself, before compression: the server writes each of them anew, and a phone reads them all before it paints.
const budgets = { '/': 182_000, '/umroh': 120_500 }

const sizeFindings = (html: string, budget: number): string[] => {
  const bytes = Buffer.byteLength(html)
  return bytes > budget ? [`${bytes} bytes, ${bytes - budget} more than the budget`] : []
}

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

async function open(path: string) {
  const { status, html } = await visit(home, newBrowser(), path)
  expect([path, status]).toEqual([path, 200])
  // Nothing weighs little that shows nothing.
  expect(html.match(/<article/g)?.length, path).toBeGreaterThanOrEqual(20)
  return html
}

test.each([
  ['/', budgets['/']],
  ['/en', budgets['/']],
  ['/umroh', budgets['/umroh']],
  ['/en/umroh', budgets['/umroh']],
])('%s of the demo has no more HTML than its budget of %d bytes', async (path, budget) => {
  expect(sizeFindings(await open(path), budget)).toEqual([])
})

test('a list of utilities on every card is noticed', async () => {
  const html = await open('/umroh')
  const utilities = 'relative inline-flex min-w-11 items-center justify-center gap-2 rounded-md border py-2 '.repeat(20)
  const heavy = html.replaceAll('<article class="', `<article class="${utilities}`)
  expect(sizeFindings(heavy, budgets['/umroh'])).toEqual([
    expect.stringMatching(/^\d+ bytes, \d+ more than the budget$/),
  ])
})

test('colours and the list for search engines stand in a page once', async () => {
  const html = await open('/umroh')
  // Light, dark by choice and dark by the system, in the style of the page; as data they would be there again.
  expect(html.match(/--tone-page:/g)).toHaveLength(3)
  expect(html.match(/"@type":"ItemList"/g)).toHaveLength(1)
})
