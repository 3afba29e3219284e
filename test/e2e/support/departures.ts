import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { dayMs } from '#core/time.ts'
import { siteUrl } from './site.ts'

export type Departure = {
  id: string
  departs_on: string
  returns_on: string
  seats_free: number
  prices: { quad: number }
}
export type Product = {
  id: string
  slug: string
  name: string
  down_payment: number
  can_finance: boolean
  departures: Departure[]
  addons: object[]
}
export type Offer = { product: Product; departure: Departure }

type Wish = {
  category?: 'umroh' | 'haji' | 'wisata-syariah'
  /** Far enough away for a down payment unless another number is given. */
  daysAhead?: number
  fits?: (offer: Offer) => boolean
}

/** Whether this departure is now this test's alone; the folder is the same for all workers of a run. */
function isClaimed({ id }: Departure): boolean {
  try {
    mkdirSync(join(process.env.E2E_CLAIMS ?? '', id))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

const isRoomy = ({ departure }: Offer) => departure.seats_free > 12

/** A departure that no other test of this run buys from. */
export async function claimDeparture(
  request: APIRequestContext,
  { category = 'umroh', daysAhead = 90, fits = isRoomy }: Wish = {},
): Promise<Offer> {
  const get = async (path: string) => (await (await request.get(`${siteUrl()}/api/v3/${path}`)).json()).data
  const soonest = new Date(Date.now() + daysAhead * dayMs).toISOString()
  for (let page = 1; page <= 5; page++) {
    const { items }: { items: { slug: string }[] } = await get(`products?category=${category}&limit=40&page=${page}`)
    for (const { slug } of items) {
      const product: Product = await get(`products/${slug}`)
      const departure = product.departures.find(
        (one) => one.departs_on > soonest && fits({ product, departure: one }) && isClaimed(one),
      )
      if (departure) return { product, departure }
    }
  }
  throw new Error(`the demo has no ${category} left that fits`)
}

/** The birthday of somebody who is so old on a day, whichever year the tests run in. */
export function bornBefore(day: string, age: { years?: number; months?: number }): string {
  const born = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  born.setUTCMonth(born.getUTCMonth() - (age.years ?? 0) * 12 - (age.months ?? 0))
  return born.toISOString().slice(0, 10)
}
