import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCookies, sessionCookies } from '#core/session-cookies.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ask, testApp } from '#test/support/test-app.ts'
import { ConfigError, loadConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const real = {
  SESSION_SECRET: 's'.repeat(32),
  PAPERS_SECRET: 'p'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'a@rihla.test',
  TEXT_MESSAGE_URL: 'https://text.test',
  TEXT_MESSAGE_SECRET: 't'.repeat(16),
  DOKU_CLIENT_ID: 'BRN-0001',
  DOKU_SECRET_KEY: 'd'.repeat(16),
}
const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: folder, ...env })

const bad: [string, string][] = [
  ['NODE_ENV', 'staging'],
  ['RIHLA_DEMO', 'yes'],
  ['RUN', 'web,kitchen'],
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'rihla'],
  ['API_URL', 'localhost'],
  ['DATABASE_POOL', '1'],
  ['SESSION_SECRET', 'short'],
  ['SITE_KEY', 'short'],
  ['PAPERS_SECRET', 'short'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['MAIL_BOUNCE_SECRET', 'short'],
  ['SMTP_URL', 'smtp.mailer.test'],
  ['SMTP_URL', 'https://mail.test'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtps://rihla:pa55w0rd/Xy+z==@mail.test:465'],
  ['SMTP_URL', 'smtps://rihla:1/pa55w0rd@mail.test'],
  ['SMTP_URL', 'smtps://rihla:1#pa55w0rd@mail.test'],
  ['SMTP_URL', 'smtps://rihla:1?pa55w0rd@mail.test'],
  ['SMTP_URL', 'smtps://rihla:pa55w0rd%zz@mail.test'],
  ['SMTP_URL', 'smtps://rihla:pa55w0rd%ff@mail.test'],
  ['MAIL_FROM', 'pa55w0rd'],
  ['MAIL_FROM', 'Rihla <salam@rihla.test>\r\nBcc: pa55w0rd@rihla.test'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['RATE_LIMIT_PER_MINUTE', '1.5'],
  ['TEXT_MESSAGE_URL', 'x'],
  ['TEXT_MESSAGE_SECRET', 'x'],
  ['S3_ENDPOINT', 'x'],
  ['GOOGLE_ISSUER', 'x'],
  ['APPLE_ISSUER', 'x'],
  ['DOKU_URL', 'x'],
  ['DOKU_SECRET_KEY', 'short'],
  ['DOKU_QRIS_PRIVATE_KEY', 'not a key'],
  ['DOKU_QRIS_POSTAL_CODE', '1'],
  ['YUKK_CLIENT_SECRET', 'short'],
  ['YUKK_SIGNATURE', 'md5'],
  ['YUKK_QRIS_URL', 'x'],
  ['YUKK_QRIS_PRIVATE_KEY', 'not a key'],
  ['YUKK_QRIS_PARTNER_SECRET', 'short'],
  ['VAPID_PUBLIC_KEY', 'short'],
  ['VAPID_PRIVATE_KEY', 'short'],
  ['VAPID_SUBJECT', 'http://plain'],
]
for (const [name, value] of bad) {
  test(`${name}=${value} is refused in one sentence that names it`, () => {
    const attempt = () => load({ RIHLA_DEMO: '1', [name]: value })
    expect(attempt).toThrow(ConfigError)
    expect(attempt).toThrow(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*$`))
    expect(attempt).not.toThrow(/pa55w0rd/)
  })
}

test('a real deployment names everything that is missing at once; an empty setting is none', () => {
  expect(() => load({})).toThrow(
    /^Set SESSION_SECRET, PAPERS_SECRET, SMTP_URL, .*TEXT_MESSAGE_SECRET, DOKU_CLIENT_ID, DOKU_SECRET_KEY, or RIHLA_DEMO=1 [^\n]*$/,
  )
  for (const name of Object.keys(real)) {
    expect(() => load({ ...real, [name]: '' })).toThrow(name)
  }
  expect(load(real).demo).toBe(false)
})

test('a payment gateway without its secret does not start, in a demo neither; one gateway is enough', () => {
  expect(() => load({ ...real, DOKU_SECRET_KEY: '' })).toThrow(/^Set DOKU_SECRET_KEY, or RIHLA_DEMO=1/)
  expect(() => load({ RIHLA_DEMO: '1', DOKU_CLIENT_ID: 'BRN-0001' })).toThrow(/^Set DOKU_SECRET_KEY, or none/)
  expect(() => load({ RIHLA_DEMO: '1', YUKK_CLIENT_SECRET: 'y'.repeat(16) })).toThrow(
    /YUKK_CLIENT_ID, YUKK_MERCHANT_ID/,
  )
  expect(() => load({ RIHLA_DEMO: '1', DOKU_QRIS_MERCHANT_ID: 'm' })).toThrow(
    /^Set DOKU_CLIENT_ID, DOKU_SECRET_KEY, DOKU_QRIS_PRIVATE_KEY, DOKU_QRIS_POSTAL_CODE, or none/,
  )
  const { DOKU_CLIENT_ID: _, DOKU_SECRET_KEY: __, ...bare } = real
  expect(() => load(bare)).toThrow(/DOKU_CLIENT_ID, DOKU_SECRET_KEY/)
  const yukk = { YUKK_CLIENT_ID: 'a', YUKK_CLIENT_SECRET: 'y'.repeat(16), YUKK_MERCHANT_ID: 'm' }
  expect(load({ ...bare, ...yukk }).demo).toBe(false)
})

const yukk = { YUKK_CLIENT_ID: 'a', YUKK_CLIENT_SECRET: 'y'.repeat(16), YUKK_MERCHANT_ID: 'm' }
const yukkQris = {
  ...{ YUKK_QRIS_CLIENT_ID: 'q', YUKK_QRIS_SECRET: 'q'.repeat(16), YUKK_QRIS_STORE_ID: 's' },
  ...{ YUKK_QRIS_PARTNER_ID: 'p', YUKK_QRIS_PARTNER_SECRET: 'p'.repeat(16) },
  YUKK_QRIS_PRIVATE_KEY: generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
    .replaceAll('\n', '\\n'),
}

test.each([
  ['SMTP_URL', { SMTP_URL: 'smtp://user:secret@smtp.mailer.example:587' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://localhost.mailer.example' }],
  ['TEXT_MESSAGE_URL', { TEXT_MESSAGE_URL: 'https://texts.example/send', TEXT_MESSAGE_SECRET: 't'.repeat(16) }],
  ['DOKU_URL', { DOKU_CLIENT_ID: 'BRN-0001', DOKU_SECRET_KEY: 'd'.repeat(16) }],
  ['YUKK_URL', yukk],
  ['YUKK_QRIS_URL', { YUKK_URL: 'http://127.0.0.1:1', ...yukk, ...yukkQris }],
])('a demo does not start where %s leads to real people, and says so without its secrets', (name, settings) => {
  for (const demo of ['RIHLA_DEMO=1', 'NODE_ENV=development']) {
    const [setting = '', value = ''] = demo.split('=')
    const attempt = () => load({ ...settings, [setting]: value })
    expect(attempt).toThrow(ConfigError)
    expect(attempt).toThrow(new RegExp(`^${name} would have this demo reach real people: [^\\n]*$`))
    expect(attempt).not.toThrow(/secret@/)
  }
  expect(() => load({ ...real, ...settings })).not.toThrow()
})

test('a demo may use this machine, names that lead nowhere, and the sandbox of a service', () => {
  const doku = { DOKU_CLIENT_ID: 'BRN-0001', DOKU_SECRET_KEY: 'd'.repeat(16) }
  const hosts = [
    '127.0.0.1:2525',
    '[::1]',
    'mail.localhost',
    'rihla:s%2Fa%40@mail.rihla.test:465/',
    'mail.rihla.test?pool=1',
  ]
  for (const SMTP_URL of hosts.map((host) => `smtp://${host}`))
    expect(load({ RIHLA_DEMO: '1', SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
  for (const DOKU_URL of ['http://127.0.0.1:1', 'https://api-sandbox.doku.com'])
    expect(load({ RIHLA_DEMO: '1', DOKU_URL, ...doku }).DOKU_URL).toBe(DOKU_URL)
})

test('a real deployment is reached over https', () => {
  expect(() => load({ ...real, PUBLIC_URL: 'http://rihla.example' })).toThrow(/^PUBLIC_URL must begin with https/)
  expect(load({ ...real, PUBLIC_URL: 'https://rihla.example' }).demo).toBe(false)
  expect(load({ RIHLA_DEMO: '1', PUBLIC_URL: 'http://localhost:3000' }).demo).toBe(true)
})

test('pages and API on different machines need the same key', () => {
  expect(() => load({ ...real, API_URL: 'http://127.0.0.1:1' })).toThrow('SITE_KEY')
})

test('the secrets of a demo are kept, each its own', () => {
  const [one, two] = [load({ RIHLA_DEMO: '1' }), load({ RIHLA_DEMO: '1' })]
  expect(one.session_secret).toBe(two.session_secret)
  expect(one.documents_secrets).toEqual(two.documents_secrets)
  expect(new Set([one.session_secret, one.site_key, ...one.documents_secrets]).size).toBe(3)
  expect(one.session_secret.length).toBeGreaterThanOrEqual(64)
})

test('a secret of documents that was changed is named beside the new one, to open what it sealed', () => {
  const [now, before] = ['n'.repeat(32), 'b'.repeat(32)]
  const secrets = { PAPERS_SECRET: now, DOCUMENTS_FORMER_SECRETS: before }
  expect(load({ ...real, ...secrets }).documents_secrets).toEqual([now, before])
  expect(() => load({ ...real, DOCUMENTS_FORMER_SECRETS: `${before},short` })).toThrow('DOCUMENTS_FORMER_SECRETS')
})

test('the desk is at home in a demo, and in a deployment where it is said to be', () => {
  expect(load({ RIHLA_DEMO: '1' }).console_host).toBe('localhost')
  expect(load(real).console_host).toBeUndefined()
  expect(load({ ...real, CONSOLE_HOST: 'desk.rihla.example' }).console_host).toBe('desk.rihla.example')
  for (const host of ['Desk.rihla.example', 'desk.rihla.example:8443'])
    expect(() => load({ ...real, CONSOLE_HOST: host })).toThrow('CONSOLE_HOST')
})

/** Of proxies, balancers and networks that stand before a site. */
const forwarders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded',
  'forwarded',
  'forwarded-for',
  'via',
  'x-real-ip',
  'x-client-ip',
  'client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'x-azure-clientip',
  'x-appengine-user-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'true-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'x-site-ip',
  'x-request-id',
]

test('metrics are for who knows the token; without one, for this machine alone', async () => {
  const token = 'm'.repeat(20)
  const home = await testApp({ METRICS_TOKEN: token })
  const get = (headers: Record<string, string>) => home.app.inject({ url: '/metrics', headers })
  expect((await get({})).statusCode).toBe(404)
  expect((await get({ authorization: `Bearer ${token}x` })).statusCode).toBe(404)
  const seen = await get({ authorization: `Bearer ${token}` })
  expect(seen.body).toContain('http_request_duration_seconds')
  await home.close()
  const open = await testApp()
  expect((await open.app.inject({ url: '/metrics', remoteAddress: '203.0.113.1' })).statusCode).toBe(404)
  expect((await open.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(200)
  const local = async (headers: Record<string, string>) =>
    (await open.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })).statusCode
  for (const header of forwarders) expect([header, await local({ [header]: '203.0.113.1' })]).toEqual([header, 404])
  for (const host of ['rihla.example', 'localhost.evil.test', '203.0.113.1'])
    expect([host, await local({ host })]).toEqual([host, 404])
  const collector = { accept: 'text/plain', 'user-agent': 'Prometheus', 'x-prometheus-scrape-timeout-seconds': '10' }
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect([host, await local({ host, ...collector })]).toEqual([host, 200])
  await open.close()
  // Who only says to be this machine is not it.
  const behind = await testApp({ TRUST_PROXY: '1' })
  const headers = { 'x-forwarded-for': '127.0.0.1' }
  const remoteAddress = '203.0.113.1'
  expect((await behind.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(404)
  // A proxy of the same machine that adds no header looks like this machine.
  const host = 'localhost'
  expect((await behind.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers: { host } })).statusCode).toBe(
    404,
  )
  await behind.close()
})

test('cookies of a session are bound to the host over HTTPS, and hidden from scripts everywhere', () => {
  const tokens = { user_token: 'u', refresh_token: 'r' }
  const always = 'Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax'
  expect(sessionCookies(tokens, true)).toEqual([
    `__Host-jwt=u; ${always}; Secure`,
    `__Host-refresh_token=r; ${always}; Secure`,
  ])
  expect(sessionCookies(tokens, false)).toEqual([`jwt=u; ${always}`, `refresh_token=r; ${always}`])
  expect(readCookies('jwt=planted; refresh_token=planted', true).user_token).toBeUndefined()
})

test('behind an https address a browser is given __Host- cookies and believed by no others', async () => {
  const home = await testApp({ PUBLIC_URL: 'https://localhost' })
  const { refresh_token } = await signedIn(home, await anyMember(home))
  const refresh = (cookie: string) =>
    ask(home, 'POST', '/api/v3/user/auth/refresh', { headers: { cookie, origin: 'https://localhost' } })
  expect((await refresh(`refresh_token=${refresh_token}`)).status).toBe(417)
  const reply = await refresh(`__Host-refresh_token=${refresh_token}`)
  expect(reply.status).toBe(200)
  for (const line of [reply.headers['set-cookie']].flat())
    expect(line).toMatch(/^__Host-(jwt|refresh_token)=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
  await home.close()
})

test('a pooler needs a way past it, and other ways to a database need the database', () => {
  const DATABASE_URL = 'postgres://pooler/rihla'
  expect(() => load({ ...real, DATABASE_URL, DATABASE_PREPARE: '0' })).toThrow('Set DATABASE_DIRECT_URL')
  expect(() => load({ ...real, DATABASE_READ_URL: 'postgres://standby/rihla' })).toThrow('Set DATABASE_URL')
  const whole = { ...real, DATABASE_URL, DATABASE_PREPARE: '0', DATABASE_DIRECT_URL: 'postgres://primary/rihla' }
  expect(load(whole)).toMatchObject({ DATABASE_DIRECT_URL: 'postgres://primary/rihla' })
})
