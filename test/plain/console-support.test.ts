import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestCode } from '#test/support/accounts.ts'
import { anOrder, bookingNow } from '#test/support/bookings.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser, siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

async function reading(role: 'support' | 'finance') {
  const { browser } = await staffBrowser(home, { role, scope: { kind: 'platform' } })
  return new PlainBrowser(home, browser)
}

test('without scripts support finds a member by an order, reads what happened and mails the invoice again', async () => {
  const order = await anOrder(home)
  const { code, user_id } = await bookingNow(home, order.id)
  const reader = await (await reading('support')).open('/console/find')
  expect(reader.text('main')).toContain('Mulai dengan satu petunjuk')
  await reader.press('Cari', { 'Nomor HP, kode, email, atau nama': code })
  expect(reader.text('main')).toContain('•••@')
  expect(reader.link(code)).toBe(`/console/bookings/${order.id}`)
  await reader.open(`/console/members/${user_id}`)
  expect(reader.text('main')).toContain('Pesanan dibuat')
  const invoice = order.invoices[0]?.invoice_code ?? ''
  await reader.press(`Kirim ulang email ${invoice}`)
  expect(reader.text('main')).toContain('Email tagihan dikirim ulang.')
  await reader.open(`/console/en/members/${user_id}`)
  expect(reader.text('main')).toContain('Order placed')
})

test('what matches nothing says so, and finance has no such page', async () => {
  const reader = await (await reading('support')).open('/console/en/find?search=nobody-at-all')
  expect(reader.text('main')).toContain('Nothing matches')
  const other = await reading('finance')
  for (const path of ['/console/find', `/console/members/${crypto.randomUUID()}`]) {
    expect([path, (await other.open(path)).status]).toEqual([path, 404])
  }
})

test('without scripts support writes down another address, and it is the member’s once they give its code', async () => {
  const { browser, member } = await memberBrowser(home)
  const desk = await (await reading('support')).open(`/console/en/members/${member.id}`)
  await desk.press('Send a new password link')
  expect(desk.text('main')).toContain('The password link has been emailed.')
  const email = `baru-${member.id}@rihla.test`
  await desk.press('Send a code to the new email', { 'New email': email })
  expect(desk.text('main')).toContain('Please fill in this field')
  await desk.press('Send a code to the new email', { 'Change the email › Reason': 'Lost the old mailbox' })
  expect(desk.text('main')).toContain('The email changes once the member enters it.')
  expect(desk.text('main')).toContain('New email requested by staff')
  const profile = await new PlainBrowser(home, browser).open('/en/member/profile')
  expect(profile.text('#email')).toContain(email)
  await profile.press('Use this email', { 'Verification code': await newestCode(home, email) }, profile.one('#email'))
  expect(profile.text()).toContain('Your email has been changed')
  expect(profile.text()).toContain(email)
  await desk.open(`/console/en/members/${member.id}`)
  expect(desk.text('main')).toContain(`${email} (verified)`)
})
