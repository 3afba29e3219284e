import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, hourMs } from '#core/time.ts'
import { anyPost, anyReader } from '#test/support/posts.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { post_view_days } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp({ TRUST_PROXY: '1' })
})
afterAll(() => home.close())

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
type Visit = { device?: string; ip?: string; agent?: string; token?: string }
const view = async (slug: string, { device, ip = '10.0.0.1', agent = phone, token }: Visit = {}) => {
  const headers = { 'user-agent': agent, 'x-forwarded-for': ip, ...(device && { cookie: `device=${device}` }) }
  return ask(home, 'POST', `/api/v3/hasanah/${slug}`, { headers, body: {}, ...(token && { token }) })
}
const viewsOf = async (slug: string) => (await ask(home, 'GET', `/api/v3/hasanah/${slug}`)).body.data.views

test('a reader counts once in six hours, whatever they reload', async () => {
  const { slug, id } = await anyPost(home)
  expect((await view(slug, { device: 'device-satu' })).body.data).toEqual({ views: 1, is_counted: true })
  expect((await view(id, { device: 'device-satu' })).body.data).toEqual({ views: 1, is_counted: false })
  expect((await view(slug, { device: 'device-satu', ip: '10.9.9.9' })).body.data.is_counted).toBe(false)
  expect((await view(slug, { device: 'device-dua' })).body.data).toEqual({ views: 2, is_counted: true })
  home.application.clock.moveTo(addMs(home.application.clock.now(), 6 * hourMs + 1000))
  expect((await view(slug, { device: 'device-satu' })).body.data).toEqual({ views: 3, is_counted: true })
  const days = await home.application.db.select().from(post_view_days).where(eq(post_view_days.post_id, id))
  expect(days.reduce((sum, day) => sum + day.views, 0)).toBe(3)
})

test('a member counts once on all their devices', async () => {
  const { slug } = await anyPost(home)
  const { token } = await anyReader(home)
  for (const ip of ['10.1.0.1', '10.1.0.2']) await view(slug, { ip, token, device: `device-${ip}` })
  expect(await viewsOf(slug)).toBe(1)
})

test('crawlers, previews and scripts do not count', async () => {
  const { slug } = await anyPost(home)
  for (const agent of ['', 'curl/8.5.0 libcurl', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'WhatsApp/2.23.20 A'])
    expect((await view(slug, { agent, ip: '10.2.0.1' })).body.data.is_counted).toBe(false)
  expect(await viewsOf(slug)).toBe(0)
})

test('a flood of made-up devices from one address counts as a household at most, and then waits', async () => {
  const { slug } = await anyPost(home)
  const flood = Array.from({ length: 130 }, (_, i) => view(slug, { device: `made-up-${i}`, ip: '10.3.0.1' }))
  const answers = await Promise.all(flood)
  expect(await viewsOf(slug)).toBe(25)
  expect(answers.filter((answer) => answer.status === 429).length).toBe(10)
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([])
})

test('fifty readers at once are fifty views', async () => {
  const { slug } = await anyPost(home)
  await Promise.all(Array.from({ length: 50 }, (_, i) => view(slug, { device: `reader-${i}`, ip: `10.4.0.${i}` })))
  expect(await viewsOf(slug)).toBe(50)
})

test('an unknown post has no views', async () => {
  expect((await view('tidak-ada', { ip: '10.5.0.1' })).status).toBe(404)
})
