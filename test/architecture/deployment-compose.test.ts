import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { environment } from '#server/config.ts'
import { compose, composeText, read, record } from './support/deployed.ts'
import { graceSeconds, noticeSeconds, port, settingFindings } from './support/deployed-settings.ts'

const settings = Object.keys(environment.shape)
const example = read('deploy/example.env')
const caddyfile = read('deploy/Caddyfile')

/** What `.env` does not decide, and why. */
const decided: Record<string, string> = {
  NODE_ENV: 'anything else would be a demo',
  HOST: 'the proxy reaches it',
  PORT: 'the proxy and the health check ask there',
  DATA_DIR: 'the volume is there',
  DATABASE_URL: 'the database is beside it, and its password is POSTGRES_PASSWORD',
  REDIS_URL: 'Redis is beside it, and its password is REDIS_PASSWORD',
  TRUST_PROXY: 'one proxy stands before it',
  S3_ENDPOINT: 'the store is beside it',
  S3_BUCKET: 'made beside it',
  S3_REGION: 'the store asks for some region',
  S3_ACCESS_KEY_ID: 'the store is started with it',
}

/** Settings that a line in `.env` does not give to a service. */
function unreachable({ env_file, environment: fixed = {} }: Record<string, unknown>): string[] {
  const given = record.parse(fixed)
  return settings.filter((name) => {
    const value = given[name]
    return value === undefined ? env_file !== '.env' : !String(value).startsWith(`\${${name}:`)
  })
}

test('a setting in the file of settings reaches the application and the operator, or is decided for a reason', () => {
  for (const name of ['app', 'operator'])
    expect([name, unreachable(compose.services[name] ?? {}).sort()]).toEqual([name, Object.keys(decided).sort()])
  expect(unreachable({ environment: { PORT: `\${PORT:-1}`, HOST: 'a' } })).toHaveLength(settings.length - 1)
})

test('compose asks for what the example of its settings lists, and what that offers besides are settings', () => {
  const wanted = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map((match) => match[1]))
  const listed = [...example.matchAll(/^(\w+)=$/gm)].map((match) => match[1])
  expect(listed.sort()).toEqual([...wanted].sort())
  const offered = [...example.matchAll(/^# ([A-Z]\w+)=/gm)].map((match) => match[1] ?? '')
  expect(offered.length).toBeGreaterThan(3)
  expect(offered.filter((name) => !settings.includes(name) || name in decided || wanted.has(name))).toEqual([])
})

test('a deployment starts with the settings of compose', () => {
  expect(settingFindings(record.parse(compose.services.app?.environment))).toEqual([])
})

test('the application of compose owns its database and is no superuser', () => {
  const postgres = z
    .object({ environment: z.object({ POSTGRES_USER: z.string() }), volumes: z.array(z.string()) })
    .parse(compose.services.postgres)
  const url = new URL(String(record.parse(compose.services.app?.environment).DATABASE_URL).replace(/\$\{.*?\}/, 'any'))
  expect(url.username).not.toBe(postgres.environment.POSTGRES_USER)
  const script = 'postgres-role.sh'
  expect(postgres.volumes).toContain(`./${script}:/docker-entrypoint-initdb.d/role.sh:ro`)
  // One that may not be run is read into the start of PostgreSQL itself.
  expect(statSync(`deploy/${script}`).mode & 0o111).toBe(0o111)
  expect(read(`deploy/${script}`)).toContain(`create role ${url.username} login password`)
  expect(read(`deploy/${script}`)).not.toMatch(/\bsuperuser;|\bcreaterole\b|\bgrant\b/)
})

const service = z.object({
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
})

/** Rights that a service has beyond those of a process without any, and why. */
const rights: Record<string, { has: string; why: string }> = {
  postgres: { has: 'a root it may write to, all rights of a start as root', why: 'its start makes its own folders' },
  store: { has: 'CHOWN, SETGID, SETUID', why: 'its start gives the volume to its user and becomes that' },
  proxy: { has: 'NET_BIND_SERVICE', why: 'it listens on 80 and 443' },
}

function rightsOf(one: unknown): string {
  const { read_only, cap_drop, cap_add, security_opt } = service.parse(one)
  return [
    ...(read_only ? [] : ['a root it may write to']),
    ...(cap_drop.includes('ALL') ? cap_add : ['all rights of a start as root']),
    ...(security_opt.includes('no-new-privileges:true') ? [] : ['more rights later']),
  ].join(', ')
}

test('every service has the rights it needs and no other', () => {
  const names = Object.keys(compose.services)
  expect(names.length).toBe(7)
  expect(names.map((name) => [name, rightsOf(compose.services[name])])).toEqual(
    names.map((name) => [name, rights[name]?.has ?? '']),
  )
  expect(rightsOf({})).toBe('a root it may write to, all rights of a start as root, more rights later')
})

test('every service that goes on says whether it is well', () => {
  // The image of the application checks itself; the others end.
  const others = Object.entries(compose.services).filter(([name]) => !['app', 'operator', 'bucket'].includes(name))
  expect(others.map(([name]) => name).sort()).toEqual(['postgres', 'proxy', 'redis', 'store'])
  const checks = Object.fromEntries(others.map(([name, one]) => [name, service.parse(one).healthcheck?.test.join(' ')]))
  expect(checks).toEqual({
    postgres: expect.stringContaining('pg_isready'),
    proxy: expect.stringContaining('http://127.0.0.1:2019/'),
    redis: expect.stringMatching(/redis-cli ping .*PONG/),
    store: expect.stringContaining('http://store:8333/healthz'),
  })
})

test('Redis asks for a password, and the application and its health check know it', () => {
  const { command, environment: own } = z
    .object({ command: z.array(z.string()), environment: record })
    .parse(compose.services.redis)
  const password = command[command.indexOf('--requirepass') + 1]
  expect(command.indexOf('--requirepass')).toBeGreaterThan(0)
  expect(password).toBe(`\${REDIS_PASSWORD:?}`)
  expect(own.REDISCLI_AUTH).toBe(password)
  expect(record.parse(compose.services.app?.environment).REDIS_URL).toBe(`redis://:${password}@redis:6379`)
  expect(compose.services.redis).not.toHaveProperty('ports')
})

test('the application has time to stop, and its own folder for what is temporary', () => {
  for (const name of ['app', 'operator']) expect(compose.services[name]).toMatchObject({ tmpfs: ['/tmp'] })
  const grace = Number.parseInt(String(compose.services.app?.stop_grace_period), 10)
  expect(grace).toBeGreaterThan(noticeSeconds + graceSeconds)
})

test('a folder for backups that nobody made is an error, and git never sees one', () => {
  const volumes = z.object({ volumes: z.array(z.unknown()) }).parse(compose.services.operator).volumes
  expect(volumes).toContainEqual(
    expect.objectContaining({ target: '/backup', bind: { create_host_path: false }, source: './backup' }),
  )
  expect(read('.gitignore').split('\n')).toContain('/deploy/backup/')
  expect(existsSync('deploy/backup')).toBe(false)
})

test('the proxy takes TLS 1.3 alone, asks who is ready, and leaves headers to the application', () => {
  expect(caddyfile).toMatch(new RegExp(`reverse_proxy app:${port} \\{[^}]*health_uri /readyz`))
  expect(caddyfile).toMatch(/tls \{\s+protocols tls1\.3\s+\}/)
  // Two minutes by default, and less than the server itself: server/http/slow.test.ts.
  expect(caddyfile).not.toMatch(/^\s*keepalive/m)
  const [answers = '', failures = ''] = caddyfile.split('handle_errors')
  expect(answers).not.toMatch(/^\s*header /m)
  expect(failures).toContain('max-age=31536000; includeSubDomains')
})

test('while nobody answers behind it, the proxy says when to come again, in words that calls know', () => {
  const [, failures = ''] = caddyfile.split('handle_errors')
  expect(failures).toMatch(/^ 502 503 504 \{/)
  expect(failures).toContain('header Retry-After 5')
  const bodies = [...failures.matchAll(/respond (?:`([^`]+)`|"([^"]+)") (\d+)/g)]
  expect(bodies.map(([, , , status]) => status)).toEqual(['503', '503'])
  expect(JSON.parse(bodies[0]?.[1] ?? '')).toEqual({
    code: 'F-SRV-5x3',
    message: expect.stringMatching(/Coba lagi/),
  })
  expect(bodies[1]?.[2]).toMatch(/Coba lagi .* \/ .* try again/)
})
