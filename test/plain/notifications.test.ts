import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '#test/support/bookings.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

test('without scripts news is read, marked and led on from', async () => {
  const { id, token } = await anOrder(home)
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  const member = await new PlainBrowser(home, browser).open('/notification')
  await member.press('Selesaikan pembayaran Anda')
  expect(member.path).toBe(`/member/my-order/${id}`)
  await member.open('/notification')
  expect(member.text()).toContain('Semua sudah dibaca')
})

test('who has no news is told so, and guests sign in first', async () => {
  const guest = await new PlainBrowser(home).open('/notification')
  expect(guest.path).toBe('/auth/login?redirect=%2Fnotification')
  const { browser } = await memberBrowser(home)
  const member = await new PlainBrowser(home, browser).open('/notification')
  expect(member.all('h2').map((heading) => heading.textContent)).toContain('Belum ada notifikasi')
})

test.each([
  [{}, 404],
  [{ intent: 'open', id: "1'--" }, 404],
  [{ intent: 'open', id: '01998a3e-0000-7000-8000-000000000000' }, 404],
  [{ intent: 'subscribe', endpoint: 'http://169.254.169.254/', p256dh: 'x', auth: 'y' }, 422],
])('a post that makes no sense is not found, and never a failure: %j', async (form, status) => {
  const { browser } = await memberBrowser(home)
  expect((await visit(home, browser, '/notification', form)).status).toBe(status)
})
