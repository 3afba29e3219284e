import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { anyRefunded, giveAccount } from '#test/support/refund-accounts.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

test('without scripts the refunds of a departure are chosen, sent with one code, and their references recorded', async () => {
  const order = await anyRefunded(home)
  await giveAccount(home, order)
  const person = await staffBrowser(home, { role: 'finance', scope: { kind: 'platform' } })
  const reader = new PlainBrowser(home, person.browser)
  await reader.open(`/console/en/refunds?departure_id=${order.offer.departure.id}`)
  expect(reader.all('tbody tr')).toHaveLength(1)
  await reader.press('Check what I chose')
  expect([reader.status, reader.text('[role=alert]')]).toEqual([422, 'Choose at least one refund'])
  await reader.open(`/console/en/refunds?departure_id=${order.offer.departure.id}`)
  await reader.follow('Choose all on this page')
  await reader.press('Check what I chose')
  expect(reader.path).toMatch(/^\/console\/en\/refunds\/batches\//)
  expect(reader.text('tbody')).toContain('Transfer to BCA')
  const page = reader.path
  await reader.press('Send them all', { 'Code from your authenticator app': await stepCodeOf(home, person.token) })
  expect(reader.path).toBe(`${page}?done=sent`)
  const file = await visit(home, person.browser, reader.link('Download the transfer list (CSV)'))
  const [, line = ''] = file.html.trim().split('\r\n')
  expect(line).toContain("'7123456789")
  await reader.press('Record as sent')
  expect(reader.text('main')).toContain('Fill in at least one reference')
  await reader.press('Record as sent', { 'Refund ID and reference': `${line.split(',')[0]},BCA 42` })
  expect(reader.path).toBe(`${page}?done=noted`)
  expect(reader.text('tbody')).toContain('Sent, BCA 42')
  expect(reader.all('main form')).toEqual([])
  await reader.open('/console/refunds')
  expect(reader.text('main details')).toContain('1 pengembalian')
})
