import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMonth } from '#core/format.ts'
import { jakartaDate } from '#core/time.ts'
import { anyListed } from '#test/support/promos.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, siteApp, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

test('late in a month the calendar opens at the next, and a month that was asked for stays', async () => {
  home.application.clock.moveTo(new Date('2027-03-28T05:00:00Z'))
  await anyListed(home, { in_days: 30 })
  expect(jakartaDate(home.application.clock.now())).toBe('2027-03-28')
  const monthAt = async (path: string) => {
    const { html } = await visit(home, newBrowser(), path)
    return ['2027-03', '2027-04'].filter((month) =>
      new RegExp(`id="month"[^>]*>${formatMonth(month, 'id')}\\b`).test(html),
    )
  }
  expect(await monthAt('/kalender-harga')).toEqual(['2027-04'])
  expect(await monthAt('/kalender-harga?month=2027-03')).toEqual(['2027-03'])
})
