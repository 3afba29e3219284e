import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret, newId } from '#core/ids.ts'
import { isRefusal, refusals } from '#core/refusals.ts'
import type { StaffRole } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anApplication } from '#test/support/applications.ts'
import { someStaff } from '#test/support/staff.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { ConsolePage } from '#web/console/pages.ts'
import { consoleFiles, siteFiles } from './page-files.ts'
import { readPageForms } from './page-forms.ts'

/** Pages that only this test has: one takes files, one does not. */
const pages: ConsolePage[] = [
  { path: '/packages/:id', page: 'package', roles: ['partner_owner', 'admin'], files_mb: 2 },
  { path: '/packages', page: 'packages', roles: ['partner_owner', 'admin'] },
]

let home: TestApp
let app: FastifyInstance
beforeAll(async () => {
  home = await testApp()
  app = Fastify({ bodyLimit: 100 * 1024 * 1024 })
  app.addHook('onRequest', async (request) => {
    request.tenant = { ...demoTenants[0], public_url: 'http://localhost' }
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(isRefusal(error) ? refusals[error.code].status : 500).send(),
  )
  readPageForms(app, consoleFiles(home.application, pages))
  app.post('/*', async ({ body }) => ({ bytes: Buffer.isBuffer(body) ? body.length : 0 }))
})
afterAll(async () => {
  await app.close()
  await home.close()
})

const megabyte = 1024 * 1024
const form = (bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n${'a'.repeat(bytes)}\r\n--x--\r\n`

const post = async (path: string, bytes: number, token?: string) => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    ...(token && { cookie: `staff_token=${token}` }),
  }
  const reply = await app.inject({ method: 'POST', url: path, headers, payload: form(bytes) })
  return { status: reply.statusCode, bytes: reply.statusCode === 200 ? reply.json().bytes : 0 }
}
const tokenOf = async (role: StaffRole) => (await someStaff(home, { role, scope: { kind: 'platform' } })).token

test('a page of the console takes files of those who may open it, in both languages and by its data', async () => {
  const token = await tokenOf('partner_owner')
  for (const path of [`/console/packages/${newId()}`, '/console/en/packages/new', '/console/packages/new.data?x=1']) {
    const { status, bytes } = await post(path, megabyte, token)
    expect([path, status, bytes]).toEqual([path, 200, form(megabyte).length])
    expect((await post(path, 3 * megabyte, token)).status).toBe(413)
  }
})

test('to anyone else a page that takes files is not there, and their files are not read', async () => {
  const strangers = [undefined, 'x'.repeat(43), await tokenOf('editor')]
  for (const token of strangers) expect((await post('/console/packages/new', megabyte, token)).status).toBe(404)
})

test('a page that takes none ends where fields do, whoever sends', async () => {
  const token = await tokenOf('admin')
  expect((await post('/console/packages', megabyte, token)).status).toBe(413)
  expect((await post('/console/nowhere', megabyte, token)).status).toBe(413)
  expect((await post('/console/packages', 1024, token)).status).toBe(200)
})

test('a page that anyone may open takes files of whoever has the link of an application', async () => {
  const link = 'a-link-of-its-own'
  await anApplication(home, { token_hash: hashSecret(link) })
  const site = Fastify({ bodyLimit: 100 * megabyte })
  site.addHook('onRequest', async (request) => {
    request.tenant = { ...demoTenants[0], public_url: 'http://localhost' }
  })
  site.setErrorHandler((error, _request, reply) =>
    reply.code(isRefusal(error) ? refusals[error.code].status : 500).send(),
  )
  readPageForms(site, siteFiles(home.application))
  site.post('/*', async () => ({}))
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const statusOf = async (url: string, bytes = megabyte) =>
    (await site.inject({ method: 'POST', url, headers, payload: form(bytes) })).statusCode
  expect(await statusOf(`/en/gabung-partner?token=${link}`)).toBe(200)
  expect(await statusOf(`/gabung-partner?token=${link}`, 3 * megabyte)).toBe(413)
  for (const other of ['/gabung-partner', '/gabung-partner?token=', '/gabung-partner?token=guess'])
    expect([other, await statusOf(other)]).toEqual([other, 404])
  await site.close()
})
