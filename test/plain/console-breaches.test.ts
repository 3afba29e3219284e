import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, hourMs } from '#core/time.ts'
import { runRetention } from '#modules/privacy/retention.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

/** As a field for date and time sends it, in Jakarta. */
const ago = (hours: number) =>
  addMs(home.application.clock.now(), (7 - hours) * hourMs)
    .toISOString()
    .slice(0, 16)

test('without scripts an admin writes down a breach, and whom we told', async () => {
  const { browser } = await staffBrowser(home, { role: 'admin', scope: { kind: 'platform' } })
  const reader = await new PlainBrowser(home, browser).open('/console/en/breaches')
  expect(reader.text('main')).toContain('No breaches')
  await reader.press('Record a breach', { 'Short name': 'Lost laptop', Noticed: ago(10), 'What happened': 'short' })
  expect(reader.text('main')).toContain('At least 10 characters')
  expect(reader.value('Short name')).toBe('Lost laptop')
  await reader.press('Record a breach', {
    'What happened': 'A laptop was lost at the airport',
    'Data affected': 'Names and mobile numbers',
  })
  expect(reader.text('main')).toContain('The breach has been recorded.')
  expect(reader.text('main')).toMatch(/6[12] hours left/)
  await reader.press('Add a step', { Kind: 'authority_notified', 'Done at': ago(1), Details: 'Letter sent by courier' })
  expect(reader.text('main')).toContain('Letter sent by courier')
})

test('the page of periods says what each night did, and what failed', async () => {
  const { browser } = await staffBrowser(home, { role: 'admin', scope: { kind: 'platform' } })
  const reader = await new PlainBrowser(home, browser).open('/console/en/retention')
  expect(reader.text('main')).toContain('Not yet')
  const { db, ports, clock } = home.application
  const retention = ports.retention.map((one) =>
    one.kind === 'drafts' ? { ...one, sweep: () => Promise.reject(new Error('x')) } : one,
  )
  await expect(runRetention({ db, ports: { ...ports, retention }, now: clock.now() })).rejects.toThrow()
  await reader.open('/console/en/retention')
  expect(reader.text('main')).toContain('Not deleted: Forms that were not sent.')
  expect(reader.text('main')).toContain('90 days')
  expect((await reader.open('/console/retention')).text('main')).toContain('10 tahun')
})
