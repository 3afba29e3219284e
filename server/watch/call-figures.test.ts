import { createServer } from 'node:http'
import { Registry } from '@prometheus-io/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { fetchJson } from '#adapters/fetch-json.ts'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { hereTransport } from '../transports.ts'
import { measureOutgoing } from './outgoing-figures.ts'

const about = 'A call of this test.'
const input = z.object({ end: z.enum(['well', 'refused', 'broken']) })
const trial = call({ method: 'GET', path: '/api/v3/trial/:end', who: 'anyone', input, output: z.object({}), about })
const key = 'GET /api/v3/trial/:end'

async function run(_: unknown, said: unknown): Promise<object> {
  const { end } = input.parse(said)
  if (end === 'refused') throw new Refusal(codes.origin_foreign)
  if (end === 'broken') throw new Error('broken')
  return {}
}

let home: TestApp
beforeAll(async () => {
  home = await testApp({}, { calls: [{ call: trial, run }] })
})
afterAll(() => home.close())

const linesOf = async (name: string, of: string) => {
  const { body } = await home.app.inject('/metrics')
  return body.split('\n').filter((line) => line.startsWith(`${name}{`) && line.includes(of))
}

test('calls are counted by name and outcome, over HTTP and from pages, and never by what they are about', async () => {
  for (const end of ['well', 'well', 'refused', 'broken', 'otherwise']) await ask(home, 'GET', `/api/v3/trial/${end}`)
  const [tenant] = home.application.tenants.all()
  if (!tenant) throw new Error('no tenant')
  const request = { id: 'x', ip: '127.0.0.1', user_agent: '', device_id: undefined }
  const transport = hereTransport(home.application, { tenant, language: 'id', request })
  await transport({ key, input: { end: 'well' }, headers: {}, files: {} })
  expect(await linesOf('calls_total', key)).toEqual([
    `calls_total{call="${key}",outcome="ok",status="200"} 3`,
    `calls_total{call="${key}",outcome="refused",status="403"} 1`,
    `calls_total{call="${key}",outcome="failed",status="500"} 1`,
    `calls_total{call="${key}",outcome="refused",status="422"} 1`,
  ])
  expect(await linesOf('call_duration_seconds_count', key)).toEqual([`call_duration_seconds_count{call="${key}"} 6`])
})

test('a call that speaks another protocol is counted by the status it answers', async () => {
  const url = '/api/bank/bank-of-nobody/v1.0/access-token/b2b'
  const { statusCode } = await home.app.inject({ method: 'POST', url, headers: { host: 'localhost' }, payload: {} })
  const [line] = await linesOf('calls_total', 'access-token')
  expect(line).toMatch(new RegExp(`outcome="refused",status="${statusCode}"\\} 1$`))
})

test('requests to a service are timed by its name and how they ended', async () => {
  const registry = new Registry()
  onTestFinished(measureOutgoing(registry))
  const answers = [200, 404, 500]
  const service = createServer((_, response) => void response.writeHead(answers.shift() ?? 200).end('{}'))
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(service.address())
  const url = `http://127.0.0.1:${port}/members/siti`
  for (let i = 0; i < 3; i++) await fetchJson({ what: 'the token service of Trial', to: 'Trial', url })
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
  await fetchJson({ what: 'Trial', url })
  const figures = await registry.metrics()
  for (const outcome of ['ok', 'refused', 'busy', 'silent'])
    expect(figures).toContain(`gateway_request_duration_seconds_count{gateway="Trial",outcome="${outcome}"} 1`)
  expect(figures).not.toContain('siti')
})
