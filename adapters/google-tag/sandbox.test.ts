import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { googleTagSandbox } from './sandbox.ts'

const sandbox = async () => {
  const app = fastify()
  await app.register(googleTagSandbox())
  return app
}

test('the tag is a script for a measurement id, and for nothing else', async () => {
  const app = await sandbox()
  const tag = await app.inject('/sandbox/google-tag/gtag/js?id=G-ABC1234567')
  expect([tag.statusCode, tag.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(tag.body).toContain("'G-ABC1234567'")
  for (const query of ['', '?id=', "?id=G-ABC1'", '?id=UA-1-1'])
    expect((await app.inject(`/sandbox/google-tag/gtag/js${query}`)).statusCode).toBe(404)
})

test('what was counted is told, newest first; what is no hit is refused', async () => {
  const app = await sandbox()
  const collect = async (values: Record<string, string>) => {
    const url = `/sandbox/google-tag/g/collect?${new URLSearchParams(values)}`
    return (await app.inject({ method: 'POST', url })).statusCode
  }
  const hit = { v: '2', tid: 'G-ABC1234567', en: 'page_view', dl: 'http://localhost/' }
  expect([await collect(hit), await collect({ ...hit, dl: 'http://localhost/umroh' })]).toEqual([204, 204])
  expect([await collect({ ...hit, v: '1' }), await collect({})]).toEqual([400, 400])
  const hits = (await app.inject('/sandbox/google-tag/hits.json')).json()
  expect(hits.map(({ dl }: { dl: string }) => dl)).toEqual(['http://localhost/umroh', 'http://localhost/'])
})
