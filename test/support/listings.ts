import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { rebuildListings } from '#modules/search/module.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics } from './catalogue-fixtures.ts'
import { ask, type TestApp } from './test-app.ts'

type Of = { days?: number[] } & Partial<Parameters<typeof anyDeparture>[1]>

/** A catalogue to list from: products with their dates, listed at once or all together. */
export async function listingFixture(home: TestApp) {
  const { hotel_id } = await catalogueBasics(home)
  const partner = await anyPartner(home)
  const now = () => home.application.clock.now()
  return {
    hotel_id,
    partner,
    dayIn: (days: number) => jakartaDate(addMs(now(), days * dayMs)),
    rebuild: () => rebuildListings(home.application.db, { now: now() }),
    async product(wish: Partial<Parameters<typeof anyProduct>[1]> = {}, { days = [60], ...date }: Of = {}) {
      const product = await anyProduct(home, { partner_id: partner.id, ...wish })
      for (const in_days of days) {
        await anyDeparture(home, { hotel_id, ...date, in_days, product_id: product.id })
      }
      return product
    },
  }
}

export type ListingFixture = Awaited<ReturnType<typeof listingFixture>>

export const getV3 = (home: TestApp, path: string, options?: Parameters<typeof ask>[3]) =>
  ask(home, 'GET', `/api/v3/${path}`, options)
