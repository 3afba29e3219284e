import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { catalogueApp, filledAt } from '#test/support/catalogue-app.ts'
import { addDays } from './calendar.ts'
import { seedCatalogue } from './seed-catalogue.ts'

test('a year later there are departures for the year to come, and the old ones stay as they were', async () => {
  const home = await catalogueApp()
  const { db } = home.application
  const later = addMs(filledAt, 365 * dayMs)
  const shape = sql<string>`md5(${departures}::text)`
  const seen = async () =>
    new Map((await db.select({ id: departures.id, shape }).from(departures)).map((row) => [row.id, row.shape]))
  const said: string[] = []
  const before = await seen()
  await seedCatalogue({ db, now: later, say: (line) => said.push(line) })
  const after = await seen()
  expect(said.join()).toContain('later departures')
  for (const [id, row] of before) expect(after.get(id)).toBe(row)
  const ahead = addDays(jakartaDate(later), 400)
  const far = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(departures)
    .where(sql`${departures.departs_on} > ${ahead}`)
  expect(far[0]?.n).toBeGreaterThan(400)
  const newest = await db.select({ year: sql<number>`max(${products.hijri_year})::int` }).from(products)
  expect(newest[0]?.year).toBe(1454)
  await home.close()
}, 120_000)
