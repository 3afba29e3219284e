import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { appPushParts } from './app-push.ts'
import { type Config, loadConfig } from './config.ts'

const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const account = {
  FCM_PROJECT_ID: 'rihla-app',
  FCM_CLIENT_EMAIL: 'push@rihla-app.iam.gserviceaccount.com',
  FCM_PRIVATE_KEY_ID: 'key-1',
  FCM_PRIVATE_KEY: pem.toString(),
}
const demo = loadConfig({ RIHLA_DEMO: '1' })
const parts = (change: Partial<Config>) =>
  appPushParts({ ...demo, ...change }, { port: () => 3000, now: () => new Date() })
const push = { id: 'p', token: 't', ttl_seconds: 60, shown: { title: 'a', body: 'b', path: '/', tag: 'c' } }

test('a demo has a sandbox, a deployment without an account sends nothing and forgets no app', async () => {
  expect(parts({}).sandbox).toBeDefined()
  const { app_push, sandbox } = parts({ demo: false })
  expect([sandbox, await app_push.send(push)]).toEqual([undefined, 'off'])
})

test('an account that is not whole stops the start and names what is missing', () => {
  expect(parts(account).sandbox).toBeUndefined()
  for (const name of Object.keys(account)) expect(() => parts({ ...account, [name]: undefined })).toThrow(name)
})
