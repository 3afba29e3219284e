import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { pageContext } from '#web/page-context.ts'

let home: TestApp
let drawn: string[] = []

async function draw(request: Request, context: RouterContextProvider): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  drawn.push(`${context.get(pageContext).language} ${request.method} ${pathname}${search}`)
  return new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

beforeAll(async () => {
  home = await testApp({}, { site: { assets: undefined, handler: async () => draw } })
})
afterAll(() => home.close())
beforeEach(() => {
  drawn = []
})

const send = (method: 'GET' | 'HEAD' | 'POST', url: string, cookie = '') =>
  home.app.inject({ method, url, headers: { host: 'localhost', origin: 'http://localhost', cookie } })

test.each([
  ['/umroh/', '/umroh'],
  ['/umroh//', '/umroh'],
  ['/UMROH?sort=price', '/umroh?sort=price'],
  ['/%75mroh?a=%20b&a=c', '/umroh?a=%20b&a=c'],
  ['/EN/umroh', '/en/umroh'],
  ['/en/?x', '/en?x'],
  ['/Product//Slug-A', '/product/Slug-A'],
  ['/MEMBER/profile', '/member/profile'],
])('%s leads to the one spelling of its page, and nothing is rendered', async (url, location) => {
  for (const method of ['GET', 'HEAD'] as const) {
    for (const cookie of ['', 'jwt=x']) {
      const reply = await send(method, url, cookie)
      expect([reply.statusCode, reply.headers.location]).toEqual([301, location])
    }
  }
  expect(drawn).toEqual([])
  expect((await send('GET', location)).statusCode).toBe(200)
})

test('forms, data, calls and addresses that are no page are answered where they are', async () => {
  await send('POST', '/UMROH/')
  for (const url of ['/UMROH.data', '/umroh.data', '/EN/nothing/', '/Nothing']) await send('GET', url)
  expect(drawn).toEqual([
    'id POST /UMROH/',
    'id GET /UMROH.data',
    'id GET /umroh.data',
    'id GET /EN/nothing/',
    'id GET /Nothing',
  ])
  expect((await send('GET', '/API/v3/rules')).statusCode).not.toBe(301)
  expect((await send('GET', '/api/v3/nothing/')).statusCode).toBe(404)
})
