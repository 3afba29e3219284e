import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { partner_licences, partners } from '#modules/partner/tables.ts'
import { compose } from '#server/compose.ts'
import { buildApp } from '#server/http/app.ts'
import { anyDeparture, anyPartner, anyProduct, anyReview, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { holdSeats } from './module.ts'
import { departures, product_addons, products } from './tables.ts'

let home: TestApp
let hotel_id: string
beforeAll(async () => {
  home = await testApp()
  hotel_id = (await catalogueBasics(home)).hotel_id
})
afterAll(() => home.close())

async function anOpenedPackage() {
  const { id: partner_id } = await anyPartner(home)
  const product = await anyProduct(home, { partner_id })
  const departure = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 90 })
  const open = async (at: Pick<TestApp, 'app'> = home) =>
    (await ask(at, 'GET', `/api/v3/products/${product.slug}`)).body
  await open()
  return { product, departure, open }
}

const named = (text: string) => ({ id: text, en: text })

test('whatever is changed of a package is in the next answer', async () => {
  const { product, departure, open } = await anOpenedPackage()
  const { db } = home.application
  const ofProduct = (change: Partial<typeof products.$inferInsert>) =>
    db.update(products).set(change).where(eq(products.id, product.id))
  await ofProduct({ name: named('Nama baru') })
  expect((await open()).data.name).toBe('Nama baru')
  await ofProduct({ questions: [{ question: named('Baru?'), answer: named('Ya') }] })
  expect((await open()).data.questions).toEqual([{ question: 'Baru?', answer: 'Ya' }])
  await ofProduct({ name: product.name })
  expect((await open()).data.name).toBe('Umrah 9 Hari')

  const addon = { id: newId(), product_id: product.id, name: named('Kereta'), price: 500_000, position: 1 }
  await db.insert(product_addons).values(addon)
  expect((await open()).data.addons).toMatchObject([{ price: 500_000 }])
  await db.update(product_addons).set({ price: 600_000 }).where(eq(product_addons.id, addon.id))
  expect((await open()).data.addons).toMatchObject([{ price: 600_000 }])
  await db.delete(product_addons).where(eq(product_addons.id, addon.id))
  expect((await open()).data.addons).toEqual([])

  await db.update(departures).set({ price_quad: 31_000_000 }).where(eq(departures.id, departure.id))
  expect((await open()).data.departures).toMatchObject([{ prices: { quad: 31_000_000 } }])
  const sooner = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 60 })
  expect((await open()).data.departures).toMatchObject([{ id: sooner.id }, { id: departure.id }])
  await db.delete(departures).where(eq(departures.id, sooner.id))
  expect((await open()).data.departures).toMatchObject([{ id: departure.id }])

  await ofProduct({ state: 'gone' })
  expect((await open()).code).toBe('F-PRD-4g0')
})

test('a change of its partner, a licence or its reviews is in the next answer', async () => {
  const { product, open } = await anOpenedPackage()
  const { db, clock } = home.application
  await db.update(partners).set({ name: 'Mitra Baru' }).where(eq(partners.id, product.partner_id))
  expect((await open()).data.partner.name).toBe('Mitra Baru')
  await anyReview(home, { product_id: product.id, partner_id: product.partner_id, rating: 4 })
  expect((await open()).data).toMatchObject({ rating: 4, rating_count: 1 })
  const suspended_on = jakartaDate(clock.now())
  await db.update(partner_licences).set({ suspended_on }).where(eq(partner_licences.partner_id, product.partner_id))
  expect((await open()).data.is_on_sale).toBe(false)
})

test('another process sees seats taken and words changed at once', async () => {
  const { product, departure, open } = await anOpenedPackage()
  const { config, pool, db, clock } = home.application
  const other = await compose(config, pino({ level: 'silent' }), pool.options.connectionString ?? '')
  const app = await buildApp(other)
  expect((await open({ app })).data.departures).toMatchObject([{ seats_free: 40 }])
  await holdSeats(db, { departure_id: departure.id, seats: 3 }, clock.now())
  for (const at of [{ app }, home]) expect((await open(at)).data.departures).toMatchObject([{ seats_free: 37 }])
  await other.db
    .update(products)
    .set({ name: named('Dari sana') })
    .where(eq(products.id, product.id))
  for (const at of [home, { app }]) expect((await open(at)).data.name).toBe('Dari sana')
  await app.close()
  await other.close()
})

test('a package that was shown before is one statement, one more after a date has changed', async () => {
  const { product, departure, open } = await anOpenedPackage()
  expect(await statementsOf(() => open())).toHaveLength(1)
  expect((await ask(home, 'POST', `/api/v3/products/${product.id}/seen`)).status).toBe(200)
  expect(await statementsOf(() => open())).toHaveLength(1)
  const { db, clock } = home.application
  await holdSeats(db, { departure_id: departure.id, seats: 1 }, clock.now())
  expect(await statementsOf(() => open())).toHaveLength(2)
  expect(await statementsOf(() => open())).toHaveLength(1)
})
