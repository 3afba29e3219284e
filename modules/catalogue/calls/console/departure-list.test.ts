import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { aPackage, waitingDate } from '#test/support/packages.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { departures } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const url = '/api/console/v1/departures'

/** Three dates of two packages of one partner: open, waiting, and past its last day to book. */
async function someDates() {
  const made = await aPackage(home, { state: 'on_sale', dates: 0, name: { id: 'Umrah Zaitun', en: 'Olive umrah' } })
  const { partner_id, hotel_id } = made
  const other = await aPackage(home, { state: 'on_sale', dates: 0, partner_id, departure_airport: 'SUB' })
  const place = { product_id: made.product.id, hotel_id }
  await anyDeparture(home, { ...place, in_days: 40, sold: 4 })
  await anyDeparture(home, { ...place, in_days: 3, cutoff_days: 30 })
  await waitingDate(home, { product_id: other.product.id, hotel_id, in_days: 70 })
  return made
}

test('a partner sees the departures of all its packages, earliest first, in parts and narrowed', async () => {
  const { owner } = await someDates()
  const list = async (query: string) => (await ask(home, 'GET', `${url}?${query}`, { token: owner.token })).body.data
  const all = await list('')
  expect(all.rows.map(({ state }: { state: string }) => state)).toEqual(['over', 'open', 'waiting'])
  expect(all.rows[1]).toMatchObject({ package_name: 'Umrah Zaitun', airport: 'CGK', sold: 4, quota: 40 })
  const first = await list('limit=2')
  expect((await list(`limit=2&cursor=${first.next_cursor}`)).rows).toEqual([all.rows[2]])
  for (const state of ['over', 'open', 'waiting', 'closed'] as const)
    expect((await list(`state=${state}`)).rows).toHaveLength(state === 'closed' ? 0 : 1)
  expect((await list('search=sub')).rows).toEqual([all.rows[2]])
  expect((await list('search=olive')).total.count).toBe(2)
  const month = jakartaDate(addMs(home.application.clock.now(), 70 * dayMs)).slice(0, 7)
  expect((await list(`month=${month}`)).rows.map(({ departs_on }: { departs_on: string }) => departs_on)).toContain(
    all.rows[2].departs_on,
  )
  expect((await list('month=2031-01')).rows).toEqual([])
  const dayBefore = addMs(home.application.clock.now(), -dayMs)
  const departs_on = jakartaDate(dayBefore)
  await home.application.db.update(departures).set({ departs_on }).where(eq(departures.id, all.rows[0].id))
  const ids = async (query: string) => (await list(query)).rows.map(({ id }: { id: string }) => id)
  expect(await ids('')).toEqual([all.rows[1].id, all.rows[2].id])
  expect(await ids('when=past')).toEqual([all.rows[0].id])
  expect(await ids('when=all')).toHaveLength(3)
})

test('the same as a file, and nothing of another partner', async () => {
  const { owner } = await someDates()
  const { body } = await home.app.inject({
    url: `${url}/export?language=en`,
    headers: { host: 'localhost', authorization: `Bearer ${owner.token}` },
  })
  const lines = body.trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[2]).toContain('Olive umrah')
  expect(lines[2]).toContain('On sale')
})
