import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { departures, products } from '#modules/catalogue/tables.ts'
import { rebuildListings } from '#modules/search/module.ts'
import { anotherNode } from '#test/support/another-node.ts'
import { hasRedis, type InstalledRedis, installedRedis, noRedis } from '#test/support/installed-redis.ts'
import { listingFixture } from '#test/support/listings.ts'
import { anyPost } from '#test/support/posts.ts'
import { startProcess } from '#test/support/process.ts'
import { lines, raw } from '#test/support/raw.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { followTenants } from '../follow-tenants.ts'

const soon = { timeout: 30_000 }

let redis: InstalledRedis | undefined
let home: TestApp
beforeAll(async () => {
  redis = hasRedis() ? await installedRedis() : undefined
  home = await testApp(redis ? { REDIS_URL: redis.url } : {})
})
afterAll(async () => {
  await home.close()
  await redis?.remove()
})

test('a price that was changed and a package taken off sale are so in the listings of another process, though nobody asked it', {
  timeout: 90_000,
}, async ({ skip }) => {
  if (!redis) return skip(noRedis)
  const { db, clock, config, pool } = home.application
  const fixture = await listingFixture(home)
  const [dearer, gone] = [await fixture.product(), await fixture.product()]
  await fixture.rebuild()
  const program = ['test/support/listing-node.ts', String(pool.options.connectionString), dearer.slug, gone.slug]
  const other = startProcess({ NODE_ENV: 'test', DATA_DIR: config.data_dir, REDIS_URL: redis.url }, program)
  onTestFinished(async () => {
    other.child.kill('SIGKILL')
    await other.ended
  })
  const port = await other.port()
  const list = async (product_ids: string[]) => rebuildListings(db, { product_ids, now: clock.now() })
  const request = lines('GET /api/v3/umroh/search HTTP/1.1', 'Host: localhost', 'Connection: close')
  const listed = async () => (await raw(port, request, soon.timeout)).body
  expect([await listed(), other.said()]).toEqual([
    expect.stringContaining(`"slug":"${gone.slug}"`),
    expect.not.stringContaining('changed'),
  ])
  await db.update(departures).set({ price_quad: 12_345_000 }).where(eq(departures.product_id, dearer.id))
  await list([dearer.id])
  await vi.waitFor(() => expect(other.said()).toContain(`changed ${dearer.slug}\n`), soon)
  await db.update(products).set({ state: 'gone' }).where(eq(products.id, gone.id))
  await list([gone.id])
  await vi.waitFor(() => expect(other.said()).toContain(`changed ${gone.slug}\n`), soon)
  const now = await listed()
  expect(now).toContain('12345000')
  expect(now).not.toContain(`"slug":"${gone.slug}"`)
})

test('what an editor saves at one process makes the cached pages of another old', async () => {
  const second = await anotherNode(home)
  const brands = followTenants(second.application)
  onTestFinished(async () => {
    await brands.stop()
    await second.close()
  })
  const { tenants } = second.application
  // A cached page is true for the very record of its brand (server/http/page-cache.ts).
  const record = () => tenants.all()[0]
  const atFirst = record()
  brands.start()
  // Who begins to listen reads the brands once.
  await vi.waitFor(() => expect(record()).not.toBe(atFirst), soon)
  const post = await anyPost(home)
  const { token } = await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })
  const before = record()
  const body = { step: 'withdraw', reason: 'Perlu diperiksa ustaz' }
  expect((await ask(home, 'POST', `/api/console/v1/posts/${post.id}/step`, { token, body })).status).toBe(200)
  await vi.waitFor(() => expect(record()).not.toBe(before), soon)
})
