import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { aBuyer } from '#test/support/bookings.ts'
import { anApplication, aSubmitted, uploadFor } from '#test/support/financing.ts'
import { fetched } from '#test/support/journeys.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { expireApplications } from '../lifecycle.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('a scan is there once it is sent, and another takes its place', async () => {
  const applied = await anApplication(home)
  expect((await uploadFor(home, applied, 'identity_card')).body.data).toMatchObject({ status: 'received' })
  await uploadFor(home, applied, 'identity_card')
  const list = await ask(home, 'GET', `/api/v3/bookings/${applied.id}/documents-financing`, { token: applied.token })
  expect(list.body.data).toMatchObject({
    financing_transaction_id: applied.application_id,
    can_upload: true,
    is_complete: false,
    documents: [{ status: 'received' }, { status: 'missing' }],
  })
})

test('a file over two megabytes, or that is no scan, is refused in words', async () => {
  const applied = await anApplication(home)
  const reply = await uploadFor(home, applied, 'identity_card', Buffer.alloc(2 * 1024 * 1024 + 1))
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([413, expect.stringContaining('2 MB')])
  expect((await uploadFor(home, applied, 'identity_card', Buffer.from('no scan'))).body.code).toBe('F-DOC-1t1')
})

test('what the bank does not want, or another application’s, is not found', async () => {
  const applied = await anApplication(home)
  expect((await uploadFor(home, applied, 'tax_card')).status).toBe(404)
  expect((await uploadFor(home, { ...applied, application_id: newId() }, 'identity_card')).status).toBe(404)
  const { token } = await aBuyer(home)
  expect((await uploadFor(home, { ...applied, token }, 'identity_card')).status).toBe(404)
})

test('nothing is taken after it was sent, or has ended', async () => {
  expect((await uploadFor(home, await aSubmitted(home), 'identity_card')).body.code).toBe('F-FIN-5c5')
  const ended = await anApplication(home)
  const { db, clock } = home.application
  await expireApplications(db, addMs(clock.now(), dayMs))
  expect((await uploadFor(home, ended, 'identity_card')).body.code).toBe('F-FIN-5c5')
})

test('a link opens a scan for its owner alone, and no other does', async () => {
  const applied = await anApplication(home)
  const url: string = (await uploadFor(home, applied, 'identity_card')).body.data.url
  expect((await fetched(home, url, applied.token)).status).toBe(200)
  const { token } = await aBuyer(home)
  expect((await fetched(home, url, token)).status).toBe(404)
  const bent = `/api/v3/users/financing-history/${applied.application_id}/documents/${newId()}?expires=1&signature=x`
  expect((await fetched(home, bent, applied.token)).status).toBe(404)
})
