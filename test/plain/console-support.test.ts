import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder, bookingNow } from '#test/support/bookings.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

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
