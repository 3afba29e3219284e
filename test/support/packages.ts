import { eq } from 'drizzle-orm'
import type { Grant } from '#core/staff.ts'
import { notOnSale } from '#modules/catalogue/rules/closing.ts'
import type { PackageContent } from '#modules/catalogue/rules/package-fields.ts'
import { departures, partner_pictures } from '#modules/catalogue/tables.ts'
import { anyDeparture, anyPartner, anyPicture, anyProduct, catalogueBasics } from './catalogue-fixtures.ts'
import { ofPartner, someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

export const reviewer: Grant = { role: 'acquisition', scope: { kind: 'platform' } }
const url = '/api/console/v1'

type Wish = Partial<Parameters<typeof anyProduct>[1]> & { dates?: number; price_quad?: number; partner_id?: string }

/** A date that waits for a reviewer. */
export async function waitingDate(home: TestApp, wish: Parameters<typeof anyDeparture>[1]) {
  const date = await anyDeparture(home, wish)
  const { db } = home.application
  await db.update(departures).set({ published_at: null, closes_at: notOnSale }).where(eq(departures.id, date.id))
  return date
}

/** A draft with all that it takes to be published, its owner and a reviewer, signed in. */
export async function aPackage(home: TestApp, { dates = 1, price_quad = 30_000_000, ...wish }: Wish = {}) {
  const { hotel_id } = await catalogueBasics(home)
  const partner_id = wish.partner_id ?? (await anyPartner(home)).id
  const product = await anyProduct(home, { state: 'draft', partner_id, ...wish })
  const picture = `gambar-${product.id}`
  await anyPicture(home, picture, '#aabbcc')
  await home.application.db.insert(partner_pictures).values({ picture_id: picture, partner_id })
  const add = product.state === 'draft' ? waitingDate : anyDeparture
  for (let i = 0; i < dates; i++) await add(home, { product_id: product.id, hotel_id, in_days: 60 + i * 7, price_quad })
  const owner = await someStaff(home, ofPartner(partner_id))
  const judge = await someStaff(home, reviewer)
  const address = `${url}/packages/${product.id}`
  return { product, partner_id, hotel_id, picture, owner, judge, address }
}

export type APackage = Awaited<ReturnType<typeof aPackage>>

export const see = async (home: TestApp, { address, owner }: Pick<APackage, 'address' | 'owner'>) =>
  (await ask(home, 'GET', address, { token: owner.token })).body.data

/** Saves some fields of a package over what it says now. */
export async function save(home: TestApp, made: APackage, fields: Partial<PackageContent> & { version?: number }) {
  const { content, version } = await see(home, made)
  const picture_ids = [made.picture]
  return ask(home, 'PUT', made.address, {
    token: made.owner.token,
    body: { ...content, picture_ids, version, ...fields },
  })
}

export async function submit(home: TestApp, made: APackage, explanation?: string) {
  const { version } = await see(home, made)
  return ask(home, 'POST', `${made.address}/submit`, { token: made.owner.token, body: { version, explanation } })
}

/** What waits of a package, as its reviewer reads it. */
export async function waiting(home: TestApp, made: APackage) {
  const { change } = await see(home, made)
  const address = `${url}/package-changes/${change.change_id}`
  return { address, ...(await ask(home, 'GET', address, { token: made.judge.token })).body.data }
}

export async function approve(home: TestApp, made: APackage) {
  const { address, content_hash } = await waiting(home, made)
  return ask(home, 'POST', `${address}/approve`, { token: made.judge.token, body: { content_hash } })
}

export async function reject(home: TestApp, made: APackage, reason: string) {
  const { address, content_hash } = await waiting(home, made)
  return ask(home, 'POST', `${address}/reject`, { token: made.judge.token, body: { content_hash, reason } })
}

/** Dates to add to a package, on these days or otherwise as wished. */
export const plannedDates = ({ hotel_id }: Pick<APackage, 'hotel_id'>, wish: object) => ({
  quota: 45,
  cutoff_days: null,
  airline_code: 'GA',
  flights: [
    {
      number: 'GA 980',
      from: 'CGK',
      to: 'JED',
      departs_day: 1,
      departs_clock: '10:00',
      departs_zone: '+07:00',
      arrives_day: 1,
      arrives_clock: '16:00',
      arrives_zone: '+03:00',
    },
  ],
  stays: [{ hotel_id, nights: 7 }],
  prices: { quad: 31_000_000, triple: 33_000_000, double: 36_000_000, child: 28_000_000, infant: 8_000_000 },
  ...wish,
})
