import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCalls } from '#test/support/calls.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { memoryLimits, storedLimits } from './limits.ts'
import { builtSite } from './site.ts'

const apps: TestApp[] = []
async function open(settings: Record<string, string>) {
  const made = await testApp({ RATE_LIMIT_PER_MINUTE: '6', ...settings }, { site, calls: testCalls })
  apps.push(made)
  return made
}
const site = builtSite(process.cwd())
let home: TestApp
beforeAll(async () => {
  home = await open({})
})
afterAll(async () => {
  for (const one of apps) await one.close()
})

const thing = '/api/v3/test/things/a'
type RequestOptions = { url?: string; headers?: Record<string, string>; from?: string }
const get = ({ app }: TestApp, { url = thing, headers = {}, from = '192.0.2.1' }: RequestOptions) =>
  app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers }, remoteAddress: from })
async function statuses(target: TestApp, count: number, optionsOf: (i: number) => RequestOptions) {
  const codes: number[] = []
  for (let i = 0; i < count; i++) codes.push((await get(target, optionsOf(i))).statusCode)
  return codes
}

test('who comes without an app key has half the room, and is told when to come again', async () => {
  const from = '192.0.2.10'
  expect(await statuses(home, 4, () => ({ from }))).toEqual([200, 200, 200, 429])
  const reply = await get(home, { from })
  expect(reply.json().code).toBe('F-REQ-7r7')
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('who comes with an app key has all of it', async () => {
  const headers = { 'access-token': home.application.config.site_key }
  const codes = await statuses(home, 7, () => ({ from: '192.0.2.11', headers }))
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429])
})

test('guessing app keys is counted like anything else', async () => {
  const codes = await statuses(home, 8, (i) => ({
    from: '192.0.2.12',
    headers: { 'access-token': `${'k'.repeat(40)}${i}` },
  }))
  expect(codes).toEqual([406, 406, 406, 406, 406, 406, 429, 429])
})

test('a household with a whole IPv6 network is one caller', async () => {
  const codes = await statuses(home, 4, (i) => ({ from: `2001:db8:1:2::${i + 1}` }))
  expect(codes).toEqual([200, 200, 200, 429])
  expect((await get(home, { from: '2001:db8:1:3::1' })).statusCode).toBe(200)
})

test('an address in a header is not believed unless a proxy is known', async () => {
  const forged = (i: number) => ({
    from: '192.0.2.13',
    headers: { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` },
  })
  expect(await statuses(home, 4, forged)).toEqual([200, 200, 200, 429])
})

test('behind N proxies the N-th address from the end counts, and nothing before it', async () => {
  const behind = await open({ TRUST_PROXY: '2' })
  const ipOf = async (chain: string) => {
    const reply = await behind.app.inject({
      method: 'POST',
      url: '/api/v3/test/echo',
      headers: { host: 'localhost', 'x-forwarded-for': chain, 'access-token': behind.application.config.site_key },
      payload: { text: 'a' },
      remoteAddress: '10.0.0.1',
    })
    return reply.json().data.ip
  }
  expect(await ipOf('6.6.6.6, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
  expect(await ipOf('203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
  expect(await ipOf('203.0.113.8')).toBe('203.0.113.8')
  expect(await ipOf(`${'x'.repeat(5000)}, 10.0.0.2`)).toBe('10.0.0.1')
})

test('pages have a limit of their own, and say so to people', async () => {
  const from = '192.0.2.20'
  const codes = await statuses(home, 7, () => ({ url: '/', from }))
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429])
  const reply = await get(home, { url: '/en', from })
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.body).toContain('Too many requests')
  expect(reply.headers['retry-after']).toBeDefined()
  expect((await get(home, { url: '/', from: '192.0.2.21' })).statusCode).toBe(200)
})

test('stored counters are one across processes and a restart', async () => {
  const { db, clock } = home.application
  const [one, two] = [storedLimits(db, clock.now), storedLimits(db, clock.now)]
  const rule = { points: 50, seconds: 60 }
  const tries = Array.from({ length: 60 }, (_, i) => (i % 2 ? one : two).take('shared', rule))
  const taken = await Promise.all(tries)
  expect(taken.filter(({ ok }) => ok)).toHaveLength(50)
  expect((await storedLimits(db, clock.now).take('shared', rule)).ok).toBe(false)
  await one.forget('shared')
  expect((await two.take('shared', rule)).ok).toBe(true)
})

test('counters in memory start anew after their time, and never grow beyond their bound', () => {
  let now = 0
  const take = memoryLimits(() => now, 1000)
  const rule = { points: 1, seconds: 60 }
  expect([take('a', rule), take('a', rule)]).toEqual([undefined, 60])
  now = 59_999
  expect(take('a', rule)).toBe(1)
  now = 60_000
  expect(take('a', rule)).toBeUndefined()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 200_000; i++) take(`address ${i}`, rule)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 1024 * 1024)
})
