import { expect, test } from 'vitest'
import { departures, products } from '#modules/catalogue/tables.ts'
import { testHouse } from '#test/support/house.ts'
import { seedScale } from './scale.ts'
import { seedCatalogue } from './seed-catalogue.ts'

test('the catalogue grows to as many departures as asked for, once', async () => {
  const home = await testHouse()
  const { db } = home.house
  const now = new Date('2026-11-15T04:00:00Z')
  const wanted = 20_000
  await expect(seedScale(db, wanted, now)).rejects.toThrow('demo catalogue first')
  await seedCatalogue({ db, now, say: () => undefined })
  await seedScale(db, wanted / 2, now)
  await seedScale(db, wanted, now)
  const grown = await db.$count(departures)
  expect(grown).toBeGreaterThanOrEqual(wanted)
  expect(grown).toBeLessThan(wanted + 4000)
  expect(await db.$count(products)).toBeGreaterThan(wanted / 8)
  await seedScale(db, wanted, now)
  expect(await db.$count(departures)).toBe(grown)
  await home.close()
}, 600_000)
