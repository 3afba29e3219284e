import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/support/test-app.ts'

const html = `<!doctype html><p>${'labbaik '.repeat(500)}Ka‘bah</p>`
let home: TestApp
beforeAll(async () => {
  const render = async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  home = await testApp({}, { site: { assets: undefined, handler: async () => render } })
})
afterAll(() => home.close())

const own = (accept: string) =>
  home.app.inject({
    method: 'GET',
    url: '/auth/login',
    headers: { host: 'localhost', ...(accept && { 'accept-encoding': accept }) },
  })

test('a page made for one visitor comes whole, and compressed as its reader likes it', async () => {
  for (const [accept, coding, read] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await own(accept)
    expect([accept, headers['content-encoding'], headers.vary]).toEqual([accept, coding, 'accept-encoding'])
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(read(rawPayload).toString()).toBe(html)
  }
})

test('whoever takes no coding gets the page as it is', async () => {
  const { headers, body } = await own('')
  expect([headers['content-encoding'], headers['content-type'], body]).toEqual([
    undefined,
    'text/html; charset=utf-8',
    html,
  ])
})
