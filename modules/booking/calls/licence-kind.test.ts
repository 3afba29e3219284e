import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuildListings } from '#modules/search/module.ts'
import { aBuyer, aCart, addToCart, type Offer } from '#test/support/bookings.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let hotel_id: string
beforeAll(async () => {
  home = await testApp()
  hotel_id = (await catalogueBasics(home)).hotel_id
})
afterAll(() => home.close())

const journeys = {
  umrah: { category: 'umroh', kind: 'regular', type_slug: 'umroh-reguler' },
  hajj: { category: 'haji', kind: 'hajj', type_slug: 'haji-khusus' },
  'hajj preparation': { category: 'haji', kind: 'hajj_preparation', type_slug: 'haji-khusus' },
  tour: { category: 'wisata-syariah', kind: 'tour_international', type_slug: 'turki' },
  'umrah tour': { category: 'wisata-syariah', kind: 'umrah_tour', type_slug: 'turki' },
} as const
type Licence = 'PPIU' | 'PIHK' | 'NIB' | 'OJK' | 'PPIU and PIHK'

let in_days = 120
async function offered(name: keyof typeof journeys, licence_kind: Licence) {
  const partner = await anyPartner(home, licence_kind === 'PPIU and PIHK' ? {} : { licence_kind })
  const product = await anyProduct(home, { partner_id: partner.id, ...journeys[name] })
  in_days += 1
  const departure = await anyDeparture(home, { product_id: product.id, hotel_id, in_days })
  await rebuildListings(home.application.db, { product_ids: [product.id], now: home.application.clock.now() })
  return { product, departure, partner }
}
const get = async (path: string) => (await ask(home, 'GET', `/api/v3/${path}`)).body.data

/** Everywhere a package can be come upon and bought. */
async function whereSold(offer: Pick<Offer, 'product' | 'departure' | 'partner'>) {
  const { product, departure, partner } = offer
  const { token } = await aBuyer(home)
  const month = departure.departs_on.slice(0, 7)
  const { days } = await get(`products/calendar?category=${product.category}&month=${month}`)
  const dates = await get('products/variant?limit=50')
  return {
    list: (await get(`products?travel=${partner.id}`)).total === 1,
    page: (await get(`products/${product.slug}`)).is_on_sale,
    calendar: days.some(({ day }: { day: string }) => day === departure.departs_on),
    variants: dates.some(({ id }: { id: string }) => id === departure.id),
    cart: (await addToCart(home, offer, { token })).status === 200,
  }
}

test.each([
  ['umrah', 'PPIU', true],
  ['umrah', 'PIHK', false],
  ['umrah', 'NIB', false],
  ['hajj', 'PIHK', true],
  ['hajj', 'PPIU', false],
  ['hajj preparation', 'PPIU and PIHK', true],
  ['hajj preparation', 'PIHK', false],
  ['hajj preparation', 'PPIU', false],
  ['umrah tour', 'PPIU', true],
  ['umrah tour', 'NIB', false],
  ['tour', 'NIB', true],
  ['tour', 'PPIU', true],
  ['tour', 'PIHK', true],
  ['tour', 'OJK', false],
] as const)('an offer of %s under the licence %s is sold everywhere or nowhere: %s', async (name, kind, isSold) => {
  const sold = await whereSold(await offered(name, kind))
  expect(sold).toEqual({ list: isSold, page: isSold, calendar: isSold, variants: isSold, cart: isSold })
})

test('an order of a hajj preparation names both licences, the umrah before all', async () => {
  const offer = await offered('hajj preparation', 'PPIU and PIHK')
  const { token } = await aBuyer(home)
  const id = await aCart(home, offer, { token })
  const { body } = await ask(home, 'GET', `/api/v3/users/bookings/${id}`, { token })
  expect(body.data.partner).toMatchObject({
    licence_kind: 'PPIU',
    licences: [
      { kind: 'PPIU', number: 'DEMO-PPIU-0001' },
      { kind: 'PIHK', number: 'DEMO-PIHK-0001' },
    ],
  })
})
