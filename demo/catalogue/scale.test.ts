import { expect, test } from 'vitest'
import { departures, products } from '#modules/catalogue/tables.ts'
import { catalogueApp, filledAt as now } from '#test/support/catalogue-app.ts'
import { testApp } from '#test/support/test-app.ts'
import { seedScale } from './scale.ts'

test('a catalogue that is not there cannot grow', async () => {
  const home = await testApp()
  await expect(seedScale(home.application.db, 10_000, now)).rejects.toThrow('demo catalogue first')
  await home.close()
})

test('the catalogue grows to as many departures as asked for, once', async () => {
  const home = await catalogueApp()
  const { db } = home.application
  const wanted = 10_000
  await seedScale(db, wanted / 2, now)
  await seedScale(db, wanted, now)
  const grown = await db.$count(departures)
  expect(grown).toBeGreaterThanOrEqual(wanted)
  expect(grown).toBeLessThan(wanted + 4000)
  expect(await db.$count(products)).toBeGreaterThan(wanted / 8)
  await seedScale(db, wanted, now)
  expect(await db.$count(departures)).toBe(grown)
  await home.close()
}, 120_000)
