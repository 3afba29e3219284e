import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { settlementFile } from '#test/support/settlements.ts'
import { someStaff } from '#test/support/staff.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

test('without scripts a difference is found on the home page, opened from its file and closed with a reason', async () => {
  const { browser } = await staffBrowser(home, { role: 'finance', scope: { kind: 'platform' } })
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  await settlementFile(home, { token, lines: ['PPLAIN001,125000,4400,120600'], day: '2026-01-02' })
  const reader = new PlainBrowser(home, browser)
  await reader.open('/console/en')
  await reader.follow('Open differences')
  expect(reader.text('main')).toContain('PPLAIN001')
  await reader.open('/console/en/settlements')
  await reader.follow('Friday, 2 January 2026')
  expect(reader.text('main')).toContain('Not recorded with us: 1')
  await reader.press('Close the difference', { 'What was found and decided': 'short' })
  expect(reader.status).toBe(422)
  await reader.press('Close the difference', { 'What was found and decided': 'A test of the gateway' })
  expect(reader.text('[role=status]')).toBe('The difference is closed.')
  expect(reader.text('main')).toContain('A test of the gateway')
})
