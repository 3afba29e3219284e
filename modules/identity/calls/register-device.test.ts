import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { devices } from '#modules/identity/tables.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const path = '/api/v3/auth/register-device'

async function keyOf(device_id: string, headers: Record<string, string> = {}): Promise<string> {
  const body = { name: 'Pixel 9', device_id, device_type: 'android' }
  const reply = await ask(home, 'POST', path, { body, headers })
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

test('registering again gives another key, and the older one is revoked by whoever brings it', async () => {
  const device = newId()
  const older = await keyOf(device, { 'access-token': await keyOf(newId()) })
  const newer = await keyOf(device, { 'access-token': older })
  expect((await visitWith(older)).status).toBe(406)
  expect((await visitWith(newer)).status).toBe(200)
})

test("whoever knows a device's id revokes nothing with it, not even with a key of their own", async () => {
  const device = newId()
  const own = await keyOf(device)
  const other = await keyOf(newId())
  await keyOf(device)
  await keyOf(device, { 'access-token': other })
  expect((await visitWith(own)).status).toBe(200)
  expect((await visitWith(other)).status).toBe(200)
})

test('the same device at another tenant has a key of its own, good only there', async () => {
  const device = newId()
  const here = await keyOf(device)
  const there = await keyOf(device, { host: 'demo.localhost' })
  expect((await visitWith(here)).status).toBe(200)
  expect((await visitWith(there)).status).toBe(406)
  expect((await visit({ 'access-token': there, host: 'demo.localhost' })).status).toBe(200)
})

test('the key itself is not kept', async () => {
  const key = await keyOf(newId())
  const rows = await home.application.db.select().from(devices)
  expect(JSON.stringify(rows)).not.toContain(key)
})
