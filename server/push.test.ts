import { createECDH } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { pushParts } from './push.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-push-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const curve = createECDH('prime256v1')
const VAPID_PUBLIC_KEY = curve.generateKeys('base64url')
// One key in 256 begins with a nought, which Node leaves out.
const secret = curve.getPrivateKey()
const VAPID_PRIVATE_KEY = Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url')
const VAPID_SUBJECT = 'mailto:salam@rihla.test'
const real = {
  SESSION_SECRET: 's'.repeat(32),
  PAPERS_SECRET: 'p'.repeat(32),
  SITE_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'a@rihla.test',
  TEXT_MESSAGE_URL: 'https://text.test',
  TEXT_MESSAGE_SECRET: 't'.repeat(16),
  DOKU_CLIENT_ID: 'BRN-0001',
  DOKU_SECRET_KEY: 'd'.repeat(16),
}
const parts = (env: Record<string, string>) => pushParts(loadConfig({ DATA_DIR: folder, ...env }), () => 3000)
const fcm = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: VAPID_PUBLIC_KEY, auth: 'A'.repeat(22) }
const sandboxed = { ...fcm, endpoint: 'http://127.0.0.1:3000/sandbox/push/wpush/x' }

test('a demo makes its own keys, keeps them, and reaches its sandbox', () => {
  const first = parts({ RIHLA_DEMO: '1' })
  expect(parts({ RIHLA_DEMO: '1' }).push.public_key).toBe(first.push.public_key)
  expect(first.sandbox).toBeDefined()
  expect([fcm, sandboxed].map(first.push.isUsable)).toEqual([true, true])
})

test('a real deployment without keys has no push, and asks no browser', async () => {
  const { push, sandbox } = parts(real)
  expect([push.public_key, sandbox, push.isUsable(fcm)]).toEqual([undefined, undefined, false])
})

test('with keys it reaches push services, and nothing on this machine', () => {
  const { push, sandbox } = parts({ ...real, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT })
  expect([push.public_key, sandbox]).toEqual([VAPID_PUBLIC_KEY, undefined])
  expect([fcm, sandboxed].map(push.isUsable)).toEqual([true, false])
})

test.each([
  ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY, VAPID_SUBJECT }],
  ['VAPID_PUBLIC_KEY', { VAPID_PRIVATE_KEY, VAPID_SUBJECT }],
  ['VAPID_SUBJECT', { VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY }],
  ['VAPID_PUBLIC_KEY', { VAPID_PRIVATE_KEY: 'B'.repeat(42).concat('A'), VAPID_PUBLIC_KEY, VAPID_SUBJECT }],
])('keys that are not whole, or not of one pair, stop the start: %s', (name, env) => {
  expect(() => parts({ ...real, ...env })).toThrow(name)
})
