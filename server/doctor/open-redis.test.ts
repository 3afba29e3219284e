import { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasRedis, type InstalledRedis, installedRedis, noRedis } from '#test/support/installed-redis.ts'
import { openHost } from './open-redis.ts'
import { redisFinding } from './redis.ts'

let redis: InstalledRedis
let admin: Redis
beforeEach(async ({ skip }) => {
  skip(!hasRedis(), noRedis)
  redis = await installedRedis()
  admin = new Redis(redis.url)
})
afterEach(async () => {
  admin?.disconnect()
  await redis?.remove()
})

// Stands for an address of this machine in its network: some machines of tests have none.
const own = ['127.0.0.2']
const listenToAll = () => admin.config('SET', 'bind', '127.0.0.1 127.0.0.2')

test('a Redis without a password is open where more than this machine gets to it, and closed by a password', async () => {
  expect(await openHost(redis.url, own)).toBeUndefined()
  await listenToAll()
  expect(await openHost(redis.url, own)).toBe('127.0.0.2')
  expect(await openHost(redis.url, [])).toBeUndefined()
  // An account of its own helps nothing while everybody may be the default one.
  await admin.acl('SETUSER', 'rihla', 'on', '>pw', '~*', '&*', '+@all')
  const asAccount = redis.url.replace('redis://', 'redis://rihla:pw@')
  expect(await openHost(asAccount, own)).toBe('127.0.0.2')
  await admin.config('SET', 'requirepass', 'pw')
  expect(await openHost(asAccount, own)).toBeUndefined()
})

test('a Redis that is open is bad, and what to do is said', async () => {
  await listenToAll()
  const config = { REDIS_URL: redis.url, session_secret: 'one' }
  expect((await redisFinding(config, own)).remedy).toContain('requirepass')
  expect(await redisFinding(config, own)).toMatchObject({ is_good: false, says: expect.stringContaining('127.0.0.2') })
  expect(await redisFinding(config, [])).toMatchObject({ is_good: true })
})
