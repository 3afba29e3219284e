import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { fetchJson } from '#adapters/fetch-json.ts'
import { call, callKey } from '#core/call.ts'
import { bind } from '#test/support/calls.ts'
import { type CollectedSpan, collector } from '#test/support/collector.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { pageContext } from '#web/page-context.ts'
import { httpTransport } from '../transports.ts'
import { pageName } from './page-name.ts'
import { statementName } from './statement-name.ts'

const trial = call({
  method: 'GET',
  path: '/api/v3/trial/:person',
  who: 'anyone',
  about: 'A call of this test.',
  input: z.object({ person: z.string() }),
  output: z.object({}),
})
const key = callKey(trial)

/** A service outside, and which headers it was sent. */
async function service() {
  const headers: string[] = []
  const server = createServer((request, response) => {
    headers.push(...Object.keys(request.headers))
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { url: `http://127.0.0.1:${port}/of/siti`, headers }
}

/** A page that makes one call; a call that makes two statements and asks a service. */
async function tracedApp(settings: Record<string, string>, url: string): Promise<TestApp> {
  const run = bind(trial, async ({ db }, { person }) => {
    await db.execute(sql`select ${person}::text as person from tenants where 'budi' <> ${person}`)
    await db.transaction((tx) => tx.execute(sql`select 1`))
    await fetchJson({ what: 'Trial', url })
    if (person === 'nobody') throw new Error('nobody at siti@rihla.test')
    return {}
  })
  async function render(_: Request, context: RouterContextProvider): Promise<Response> {
    await context.get(pageContext).transport({ key, input: { person: 'siti' }, headers: {}, files: {} })
    return new Response('<p>', { headers: { 'content-type': 'text/html' } })
  }
  return testApp(settings, { calls: [run], site: { assets: undefined, handler: async () => render } })
}

const under = (spans: readonly CollectedSpan[], above: CollectedSpan) =>
  spans.filter((one) => one.parentSpanId === above.spanId && one.traceId === above.traceId).map(({ name }) => name)

const spanNamed = (spans: readonly CollectedSpan[], name: string): CollectedSpan => {
  const [span, ...others] = spans.filter((one) => one.name === name)
  if (!span || others.length > 0) throw new Error(`${others.length + (span ? 1 : 0)} spans ${name}`)
  return span
}

test('a page, its call, the statements of that and its request to a service are one trace, and name nobody', async () => {
  const [there, outside] = [await collector(), await service()]
  onTestFinished(() => void there.close())
  const home = await tracedApp({ OTEL_EXPORTER_OTLP_ENDPOINT: there.url, KEEP_PAGES_SECONDS: '0' }, outside.url)
  expect(
    (await home.app.inject({ url: '/product/umrah-siti?from=siti', headers: { host: 'localhost' } })).statusCode,
  ).toBe(200)
  await home.close()
  const page = spanNamed(there.spans, 'page /product/:productSlug?')
  expect([page.parentSpanId ?? '', under(there.spans, page)]).toEqual(['', [key]])
  const made = spanNamed(there.spans, key)
  expect(under(there.spans, made).sort()).toEqual(['begin', 'commit', 'request Trial', 'select', 'select tenants'])
  expect(there.received.every(({ path }) => path === '/v1/traces')).toBe(true)
  // A service outside is not told of our traces.
  expect(outside.headers).not.toContain('traceparent')
  expect(outside.headers).toContain('accept')
  const facts = there.spans.flatMap(({ attributes }) => attributes.map(({ key: name }) => name))
  expect(new Set(facts)).toEqual(new Set(['request.id', 'http.response.status_code', 'db.system.name', 'outcome']))
  expect(there.received.map(({ text }) => text).join()).not.toMatch(/siti|budi/)
})

test('a failed call says by which class, and not in which words', async () => {
  const [there, outside] = [await collector(), await service()]
  onTestFinished(() => void there.close())
  const home = await tracedApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `${there.url}/` }, outside.url)
  await home.app.inject({ url: '/api/v3/trial/nobody', headers: { host: 'localhost' } })
  await home.close()
  const span = spanNamed(there.spans, key)
  expect(span.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'Error' } })
  expect(span.status?.code).toBe(2)
  expect(there.received.map(({ text }) => text).join()).not.toContain('@rihla.test')
})

test('pages and API apart make one trace; a trace that a stranger names is none of ours', async () => {
  const [there, outside] = [await collector(), await service()]
  onTestFinished(() => void there.close())
  const home = await tracedApp({ OTEL_EXPORTER_OTLP_ENDPOINT: there.url }, outside.url)
  const { application, app } = home
  const api_url = await app.listen({ port: 0, host: '127.0.0.1' })
  const [tenant] = application.tenants.all()
  if (!tenant || !application.traces) throw new Error('no tenant, or no traces')
  const request = { id: 'x', ip: '127.0.0.1', user_agent: '', device_id: undefined }
  const remote = { ...application, api_url, site_key: application.config.site_key }
  const send = httpTransport(remote, { tenant, language: 'id', request })
  await application.traces.within({ name: 'page elsewhere' }, () =>
    send({ key, input: { person: 'siti' }, headers: {}, files: {} }),
  )
  const foreign = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  await app.inject({ url: '/api/v3/trial/siti', headers: { host: 'localhost', traceparent: foreign } })
  await home.close()
  const page = spanNamed(there.spans, 'page elsewhere')
  expect(under(there.spans, page)).toEqual([key])
  expect(there.spans.filter(({ name }) => name === key)).toHaveLength(2)
  expect(there.spans.map(({ traceId }) => traceId)).not.toContain('a'.repeat(32))
})

test('statements that wait for a connection belong to who waits', async () => {
  const [there, outside] = [await collector(), await service()]
  onTestFinished(() => void there.close())
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: there.url, DATABASE_POOL: '2' }
  const home = await tracedApp(settings, outside.url)
  const { db, traces } = home.application
  const names = Array.from({ length: 12 }, (_, i) => `piece ${i}`)
  await Promise.all(
    names.map((name) => traces?.within({ name }, () => db.execute(sql`select pg_sleep(0.02) from tenants limit 1`))),
  )
  await home.close()
  expect(names.map((name) => under(there.spans, spanNamed(there.spans, name)))).toEqual(
    names.map(() => ['select tenants']),
  )
})

test('a collector that is away costs no request and no long farewell', async () => {
  const home = await tracedApp({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, (await service()).url)
  expect((await home.app.inject({ url: '/api/v3/trial/siti', headers: { host: 'localhost' } })).statusCode).toBe(200)
  const began = performance.now()
  await home.application.traces?.close()
  expect(performance.now() - began).toBeLessThan(8000)
  await home.close()
})

test.each([
  ['select "id", "name" from "departures" where "id" = $1', 'select departures'],
  ["select 'from siti' from users", 'select users'],
  ["insert into outbox (id) values ('it''s from siti'), ($1)", 'insert outbox'],
  ['update "bookings" set "state" = $1', 'update bookings'],
  ['begin', 'begin'],
  ["select 'from siti", 'select'],
  ['/* x */', 'statement'],
])('%s is named %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})

test('a page is named by its pattern, on the site and in the console', () => {
  const name = (path: string, is_console = false) => pageName({ url: new URL(`http://x${path}`), is_console })
  expect([name('/en/product/a'), name('/product/a.data')]).toEqual(Array(2).fill('page /product/:productSlug?'))
  expect(name('/console/en/jobs', true)).toBe('console /jobs')
  expect(name('/console.data', true)).toBe('console /')
  expect(name('/console/no/such/page/siti', true)).toBe('console /*')
})
