import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { devices } from '#modules/identity/tables.ts'
import { ask, type TestHouse, testHouse } from '#test/support/house.ts'

let home: TestHouse
beforeAll(async () => {
  home = await testHouse()
})
afterAll(() => home.close())

const path = '/api/v3/auth/register-device'

async function keyOf(device_id: string, host = 'localhost'): Promise<string> {
  const body = { name: 'Pixel 9', device_id, device_type: 'android' }
  const reply = await ask(home, 'POST', path, { body, headers: { host } })
  expect(reply.status).toBe(200)
  return reply.body.data.secret_key
}

const visit = (headers: Record<string, string>) => ask(home, 'GET', '/api/v3/whitelabel/settings', { headers })
const visitWith = (key: string) => visit({ 'access-token': key })

test('an app gets a key, and is let in with it', async () => {
  expect((await visitWith(await keyOf(newId()))).status).toBe(200)
})

test('a key nobody was given is not acceptable', async () => {
  const reply = await visitWith('k'.repeat(43))
  expect([reply.status, reply.body.code]).toEqual([406, 'F-ABT-4k6'])
})

test('what cannot be a key is malformed', async () => {
  const reply = await visitWith('not a key')
  expect([reply.status, reply.body.code]).toEqual([400, 'F-ABT-9v3'])
})

test('whoever brings no key is let in too', async () => {
  expect((await visit({})).status).toBe(200)
})

test('registering again gives another key, and the older one is revoked', async () => {
  const device = newId()
  const older = await keyOf(device)
  const newer = await keyOf(device)
  expect((await visitWith(older)).status).toBe(406)
  expect((await visitWith(newer)).status).toBe(200)
})

test('of many registrations of one device at once, one key lives', async () => {
  const device = newId()
  const keys = await Promise.all(Array.from({ length: 8 }, () => keyOf(device)))
  const replies = await Promise.all(keys.map(visitWith))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
})

test('the same device at another tenant has a key of its own, good only there', async () => {
  const device = newId()
  const here = await keyOf(device)
  const there = await keyOf(device, 'demo.localhost')
  expect((await visitWith(here)).status).toBe(200)
  expect((await visitWith(there)).status).toBe(406)
  expect((await visit({ 'access-token': there, host: 'demo.localhost' })).status).toBe(200)
})

test('the key itself is not kept', async () => {
  const key = await keyOf(newId())
  const rows = await home.house.db.select().from(devices)
  expect(JSON.stringify(rows)).not.toContain(key)
})
