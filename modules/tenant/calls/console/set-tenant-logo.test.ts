import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileReasons } from '#core/file-reasons.ts'
import { formOf } from '#test/support/journeys.ts'
import { someStaff } from '#test/support/staff.ts'
import { aBrand, aLogo, brandForm } from '#test/support/tenants.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

async function brandAdmin() {
  const { id, host } = await aBrand(home)
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'tenant', id } })
  const url = `/api/console/v1/tenants/${id}`
  const upload = async (bytes: Buffer) => {
    const sent = new Response(formOf({ file: { name: 'logo.png', bytes } }))
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
    return ask(home, 'POST', `${url}/logo`, { token, headers, body: Buffer.from(await sent.arrayBuffer()) })
  }
  /** What the site gives to whoever looks, once the processes have read the brands again. */
  const onSite = async () => {
    await home.application.tenants.refresh()
    return (await ask(home, 'GET', '/api/v3/whitelabel/settings', { headers: { host } })).body.data.logo
  }
  return { url, token, upload, onSite }
}

test('a logo is shown at once in place of the drawn mark, leaves the form as it was, and can be taken back', async () => {
  const { url, token, upload, onSite } = await brandAdmin()
  expect(await onSite()).toMatch(/\/pictures\/logo-rihla\/320\.webp$/)
  const { status, body } = await upload(await aLogo())
  const { logo_picture_id, version } = body.data
  expect([status, version]).toEqual([200, 1])
  expect(await onSite()).toMatch(new RegExp(`/pictures/${logo_picture_id}/320\\.webp$`))
  const saved = await ask(home, 'PUT', `${url}/brand`, { token, body: brandForm(version) })
  expect([saved.status, saved.body.data.logo_picture_id]).toEqual([200, logo_picture_id])
  const removed = await ask(home, 'POST', `${url}/logo/remove`, { token })
  expect([removed.status, removed.body.data.logo_picture_id]).toEqual([200, null])
  expect(await onSite()).toMatch(/\/pictures\/logo-demo\/320\.webp$/)
})

test('a drawing, and a logo that would not be seen, is refused at its field with the reason', async () => {
  const { url, token, upload } = await brandAdmin()
  const errorOf = async (bytes: Buffer) => (await upload(bytes)).body.errors.file[0]
  expect(await errorOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
    fileReasons('id')['not-a-picture'],
  )
  expect(await errorOf(await aLogo({ width: 80, height: 80 }))).toContain('96 piksel')
  expect(await errorOf(await aLogo({ width: 600, height: 100 }))).toContain('4 kali')
  expect(await errorOf(await aLogo({ colour: '#ffffff' }))).toContain('latar putih')
  expect((await ask(home, 'GET', url, { token })).body.data.logo_picture_id).toBeNull()
})
