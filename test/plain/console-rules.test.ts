import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

test('without scripts a number is added from a day to come, and an empty field is not 0', async () => {
  const { browser } = await staffBrowser(home, { role: 'admin', scope: { kind: 'platform' } })
  const reader = new PlainBrowser(home, browser)
  await reader.open('/console/en/rules')
  await reader.follow('QRIS limit (rupiah)')
  const now = home.application.clock.now()
  const typed = {
    'New value': '',
    'Holds from': jakartaDate(now),
    Source: 'Bank Indonesia, PADG 12/2026',
    Reason: 'The cap was raised',
  }
  await reader.press('Add the value', typed)
  expect([reader.status, reader.value('Source')]).toEqual([422, typed.Source])
  await reader.press('Add the value', { 'New value': '20.000.000' })
  expect(reader.text('main')).toContain('Choose a day after today')
  await reader.press('Add the value', { 'Holds from': jakartaDate(addMs(now, 30 * dayMs)) })
  expect(reader.path).toBe('/console/en/rules/qris_most?done=added')
  const rows = reader.all('tbody tr').map((row) => row.textContent ?? '')
  expect(rows[0]).toMatch(/20,000,000.*To come/)
  expect(rows[1]).toMatch(/10,000,000.*Holds today/)
})

test('where each number comes from is said in the language of its reader', async () => {
  const { browser } = await staffBrowser(home, { role: 'finance', scope: { kind: 'platform' } })
  const reader = new PlainBrowser(home, browser)
  const rows = async (path: string) => (await reader.open(path)).all('tbody tr').map((row) => row.textContent ?? '')
  const [indonesian, english] = [await rows('/console/rules'), await rows('/console/en/rules')]
  expect(indonesian.length).toBeGreaterThan(40)
  expect(indonesian.filter((row) => / (?:the|of|is|may|least) /.test(row))).toEqual([])
  expect(english.join()).toContain('Partner banks: the most that is financed')
})
