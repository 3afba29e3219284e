import { afterAll, beforeAll, expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { demoTenants } from '#demo/tenants.ts'
import { earn } from '#modules/payouts/module.ts'
import { anOrder } from '#test/support/bookings.ts'
import { aConsultant, anAccount } from '#test/support/consultants.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

test('without scripts a consultant reads what they have earned and asks for it, once', async () => {
  const consultant = await aConsultant(home)
  const payee = { tenant_id: demoTenants[0].id, payee_kind: 'affiliate', payee_id: consultant.id } as const
  const order = await anOrder(home)
  const of = { order_kind: 'booking', order_id: order.id, item: 'commission:journey', reason: 'RHL-UJI3' }
  await earn(home.application.db, [{ ...payee, ...of, amount: rupiah(600_000) }], home.application.clock.now())
  const browser = newBrowser()
  browser.cookies.set('staff_token', consultant.token)
  const reader = new PlainBrowser(home, browser)
  await reader.open('/console/en/commissions')
  expect(reader.text('main')).toContain('EarnedIDR 600,000')
  expect(reader.text('main')).toContain('AvailableIDR 600,000')
  expect(reader.text('main')).toContain('The minimum for a payout is IDR 100,000.')
  // Without an account nothing can be sent: the button says so, and submits nothing.
  expect(reader.text('main')).toContain('Enter your account first')
  expect(reader.all('button[aria-disabled]').map((button) => button.getAttribute('type'))).toEqual(['button'])
  await anAccount(home, consultant)
  await reader.open('/console/en/commissions')
  await reader.press('Ask for a payout')
  expect(reader.path).toBe('/console/en/commissions?done=sent')
  expect(reader.text('main')).toContain('AvailableIDR 0')
  expect(reader.text('main')).toContain('IDR 600,000With our finance team')
  expect(reader.text('main')).toContain('All your commission has been requested')
  expect(reader.all('button[aria-disabled]')).toHaveLength(1)
  await reader.open('/console/en/statement')
  expect(reader.link('RHL-UJI3')).toBe('/console/en/commissions?search=RHL-UJI3')
  expect(reader.text('tbody')).toContain(`RHL-UJI3${order.offer.product.name.en}`)
  expect(reader.text('main')).toContain('Commission taken back')
  expect(reader.text('main')).not.toContain('Service fee')
  await reader.open('/console/en/bank-account')
  expect(reader.text('main')).toContain(`Use an account in your own name, ${consultant.full_name}.`)
})

test('without scripts finance adds a rate, and is told at the field what is wrong with one', async () => {
  const { browser } = await staffBrowser(home, { role: 'finance', scope: { kind: 'platform' } })
  const reader = new PlainBrowser(home, browser)
  await reader.open('/console/en/commission-rates')
  await reader.press('Add the rate', { Percent: 'two', 'Agreed in': 'Agreement 2026' })
  expect([reader.status, reader.value('Percent')]).toEqual([422, 'two'])
  await reader.press('Add the rate', { Percent: '2.5' })
  expect(reader.path).toBe('/console/en/commission-rates?done=added')
  expect(reader.all('tbody tr').map((row) => row.textContent)).toEqual([expect.stringContaining('2.5%')])
})
