import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get as getBy } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { serverArguments } from '#server/bootstrap/tools.mjs'
import { type Started, startProcess } from '#test/support/process.ts'
import { lines, raw } from '#test/support/raw.ts'

// Each start loads the whole product, as it is built: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const databases = databasesAt(inject('cluster'))
const name = `process_${process.pid}`
const started: Started[] = []
let folder = ''
let whole: Started
let port = 0

function start(settings: Record<string, string>): Started {
  const base = { RIHLA_DEMO: '1', DATABASE_URL: databases.url(name), DATA_DIR: folder }
  return startBare({ ...base, ...settings })
}

function startBare(settings: Record<string, string>): Started {
  const made = startProcess(settings, serverArguments)
  started.push(made)
  return made
}

beforeAll(async () => {
  await databases.createDatabase(name, 'template_house')
  folder = await mkdtemp(join(tmpdir(), 'rihla-process-'))
  whole = start({})
  port = await whole.port()
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  await databases.dropDatabase(name)
  await rm(folder, { recursive: true, force: true })
})

const get = (at: number, path: string, host = 'localhost') =>
  raw(at, lines(`GET ${path} HTTP/1.1`, `Host: ${host}`), 20_000)

/** One request by an agent that keeps its connections. */
const request = (port: number, path: string, agent: Agent) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    getBy({ host: '127.0.0.1', port, path, agent, headers: { host: 'localhost' } }, (reply) => {
      const { statusCode: status, headers } = reply
      reply.resume().on('close', () => resolve({ status, connection: headers.connection }))
    }).on('error', reject)
  })

/** Sends all of a request but its end, once the server has begun with it; `finish` sends that and gives the answer. */
async function half(at: number) {
  const socket = connect(at, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  // Whoever stops at once resets it.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  const begun = 'HTTP/1.1 100 Continue\r\n\r\n'
  const head = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 2', 'Expect: 100-continue']
  socket.write(`POST /api/v3/user/auth/refresh HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`)
  await vi.waitFor(() => expect(text).toBe(begun), { timeout: 20_000 })
  const finish = async () => {
    socket.write('}')
    await closed
    return text.slice(begun.length)
  }
  return { finish, drop: () => socket.destroy() }
}

/** Until nobody listens there any more. */
const untilDeaf = (at: number) =>
  vi.waitFor(
    async () => {
      const socket = connect(at, '127.0.0.1')
      const outcome = await new Promise((resolve) => socket.once('connect', resolve).once('error', resolve))
      socket.destroy()
      expect(outcome).toMatchObject({ code: 'ECONNREFUSED' })
    },
    { timeout: 20_000 },
  )

test('it says on which port it listens, and answers there with and without a tenant', async () => {
  expect(whole.said()).toContain(`http://localhost:${port} and http://demo.localhost:${port}`)
  for (const path of ['/healthz', '/readyz']) expect((await get(port, path, 'x')).status).toBe(200)
  // Without a token figures are for this machine alone.
  expect([(await get(port, '/metrics')).status, (await get(port, '/metrics', 'x')).status]).toEqual([200, 404])
  expect((await get(port, '/')).body).toContain('<html')
  expect((await get(port, '/api/v3/whitelabel/settings')).status).toBe(200)
  expect((await get(port, '/', 'evil.test')).status).toBe(421)
})

test('a port that is taken, and settings that are missing, are told in one sentence', async () => {
  const taken = start({ PORT: String(port) })
  const bare = startBare({ NODE_ENV: 'production', DATA_DIR: folder })
  const wrong = startBare({ RIHLA_DEMO: '1', PORT: 'x', DATA_DIR: folder })
  expect([await taken.ended, await bare.ended, await wrong.ended]).toEqual([1, 1, 1])
  expect(taken.said().trim().split('\n').at(-1)).toBe('The port is taken by another program: set PORT to a free one.')
  expect(bare.said()).toMatch(/^Set SESSION_SECRET, [^\n]* RIHLA_DEMO=1 [^\n]*\n$/)
  expect(wrong.said()).toMatch(/^The setting PORT is not valid: [^\n]*\n$/)
})

test('a process can be the API alone, the pages alone, or the jobs alone', async () => {
  const [api, jobs] = [start({ RUN: 'api', STOP_NOTICE_SECONDS: '600' }), start({ RUN: 'jobs' })]
  const pages = start({ RUN: 'web', API_URL: `http://127.0.0.1:${port}` })
  const [apiPort, pagesPort, jobsPort] = await Promise.all([api.port(), pages.port(), jobs.port()])
  const settings = '/api/v3/whitelabel/settings'
  const of = async (at: number) => [(await get(at, settings)).status, (await get(at, '/')).status]
  expect([await of(apiPort), await of(pagesPort), await of(jobsPort)]).toEqual([
    [200, 404],
    [404, 200],
    [404, 404],
  ])
  for (const at of [apiPort, pagesPort, jobsPort]) expect((await get(at, '/readyz')).status).toBe(200)
  // Whoever presses Ctrl-C need not wait for a notice that nobody reads.
  api.child.kill('SIGINT')
  for (const one of [pages, jobs]) one.child.kill('SIGTERM')
  expect(await Promise.all([api.ended, pages.ended, jobs.ended])).toEqual([0, 0, 0])
})

test('asked twice to stop, it stops at once', async () => {
  // By its grace alone it would wait ten minutes for the open request.
  const stubborn = start({ RUN: 'api', STOP_GRACE_SECONDS: '600' })
  const at = await stubborn.port()
  const open = await half(at)
  stubborn.child.kill('SIGTERM')
  await untilDeaf(at)
  stubborn.child.kill('SIGTERM')
  expect(await stubborn.ended).toBe(1)
  expect(stubborn.said()).not.toContain('Rihla has stopped.')
  open.drop()
})

test('asked to stop, it is not ready any more but answers all, on connections that end, until its notice is over', async () => {
  const leaving = start({ RUN: 'api', STOP_NOTICE_SECONDS: '600' })
  const at = await leaving.port()
  // A connection that was open before, and would stay open.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const fetchPath = (path: string) => request(at, path, agent)
  expect(await fetchPath('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' })
  leaving.child.kill('SIGTERM')
  await vi.waitFor(async () => expect((await get(at, '/readyz')).status).toBe(503), { timeout: 20_000 })
  expect((await get(at, '/readyz')).body).toContain('"running":false')
  const settings = '/api/v3/whitelabel/settings'
  for (let i = 0; i < 3; i++) expect(await fetchPath(settings)).toMatchObject({ status: 200, connection: 'close' })
  expect(Object.values(agent.freeSockets)).toEqual([])
  leaving.child.kill('SIGTERM')
  expect(await leaving.ended).toBe(1)
})

test('asked to stop, it finishes what it has begun, takes nothing new, and no idle connection holds it', async () => {
  const agent = new Agent({ keepAlive: true })
  expect(await request(port, '/healthz', agent)).toMatchObject({ status: 200, connection: 'keep-alive' })
  const open = await half(port)
  whole.child.kill('SIGTERM')
  await untilDeaf(port)
  expect(await open.finish()).toMatch(/^HTTP\/1\.1 417 /)
  expect(await whole.ended).toBe(0)
  expect(whole.said()).toContain('Rihla has stopped.')
  expect(Object.values(agent.freeSockets)).toEqual([])
})
