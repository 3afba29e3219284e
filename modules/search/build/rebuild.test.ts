import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { anyDeparture, anyProduct } from '#test/support/catalogue-fixtures.ts'
import { getV3, listingFixture } from '#test/support/listings.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('700 products with 3,300 dates are listed in few statements, none for one product alone', async () => {
  const fixture = await listingFixture(home)
  const { db, clock } = home.application
  const one = await anyProduct(home, { partner_id: fixture.partner.id })
  const date = await anyDeparture(home, { product_id: one.id, hotel_id: fixture.hotel_id, in_days: 40 })
  const more = Array.from({ length: 699 }, (_, i) => ({ ...one, id: newId(), slug: `paket-${i}` }))
  await db.insert(products).values(more)
  const dates = Array.from({ length: 3300 }, (_, i) => ({
    ...date,
    id: newId(),
    product_id: more[i % 699]?.id ?? '',
    departs_on: jakartaDate(addMs(clock.now(), (20 + (i % 500)) * dayMs)),
  }))
  for (let i = 0; i < dates.length; i += 500) await db.insert(departures).values(dates.slice(i, i + 500))
  const sent = await statementsOf(async () => expect(await fixture.rebuild()).toEqual({ listed: 700 }))
  expect(sent.length).toBeLessThan(70)
  expect((await getV3(home, 'products')).body.data.total).toBe(700)
})
