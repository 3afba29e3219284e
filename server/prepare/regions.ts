import { count } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { cities, provinces, subdistricts } from '#modules/location/tables.ts'

const batch = 2000

/** Loads the regions once; they are the product's own data, demo or not. */
export async function seedRegions(db: Db): Promise<void> {
  const [known] = await db.select({ rows: count() }).from(subdistricts)
  if ((known?.rows ?? 0) > 0) return
  // Seven thousand names are read from files: not on every start.
  const { getDistricts, getProvinces, getRegencies } = await import('idn-area-data')
  const [all, towns, districts] = await Promise.all([getProvinces(), getRegencies(), getDistricts()])
  await db.transaction(async (tx) => {
    await tx.insert(provinces).values(all.map(({ code, name }) => ({ id: code, name })))
    await tx
      .insert(cities)
      .values(towns.map(({ code, province_code, name }) => ({ id: code, province_id: province_code, name })))
    const rows = districts.map(({ code, regency_code, name }) => ({ id: code, city_id: regency_code, name }))
    for (let at = 0; at < rows.length; at += batch) await tx.insert(subdistricts).values(rows.slice(at, at + batch))
  })
}
