import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { products, wishlists } from '#modules/catalogue/tables.ts'
import { partner_licences } from '#modules/partner/tables.ts'
import { anyPartner, anyPicture, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { getV3, type ListingFixture, listingFixture } from '#test/support/listings.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let fixture: ListingFixture
beforeAll(async () => {
  home = await testApp()
  fixture = await listingFixture(home)
})
afterAll(() => home.close())

const named = (text: string) => ({ id: text, en: `${text} (en)` })
const umrah = (name: string, wish: object = {}) => fixture.product({ name: named(name), ...wish })
const tour = (name: string) =>
  umrah(name, { category: 'wisata-syariah', kind: 'tour_international', type_slug: 'turki' })
const hajj = (name: string) => umrah(name, { category: 'haji', kind: 'hajj', type_slug: 'haji-khusus' })

/** A member who wished these, the last one last. */
async function wishing(...wished: { id: string }[]) {
  const member = await anyMember(home)
  const created = (i: number) => addMs(home.application.clock.now(), i)
  const rows = wished.map(({ id }, i) => ({ user_id: member.id, product_id: id, created_at: created(i) }))
  if (rows.length > 0) await home.application.db.insert(wishlists).values(rows)
  await fixture.rebuild()
  const { user_token: token } = await signedIn(home, member)
  return async (path: string, headers = {}) =>
    (await getV3(home, `users/wishlist/${path}`, { token, headers })).body.data
}
const names = (items: { name: string }[]) => items.map((item) => item.name)

test('a wishlist shows cards of a category, newest first, a page at a time', async () => {
  const read = await wishing(await umrah('Hemat'), await tour('Turki'), await umrah('Syawal'), await hajj('Khusus'))
  const { items, counts, off_sale } = await read('umroh')
  expect([names(items), counts, off_sale]).toEqual([
    ['Syawal', 'Hemat'],
    { umroh: 2, 'wisata-syariah': 1, haji: 1 },
    [],
  ])
  expect(names((await read('haji', { 'accept-language': 'en' })).items)).toEqual(['Khusus (en)'])
  expect(await read('all?limit=3')).toMatchObject({ is_show_more: true })
  const rest = await read('all?limit=3&page=2')
  expect([names(rest.items), rest.is_show_more, rest.counts.umroh]).toEqual([['Hemat'], false, 2])
  expect(await statementsOf(() => read('all'))).toHaveLength(3)
})

test('a saved package that is no longer sold is told apart, never dropped in silence', async () => {
  const lapsing = await anyPartner(home)
  const hiding = await anyPartner(home)
  const [gone, lapsed, hidden, visible] = [
    await umrah('Tutup'),
    await umrah('Izin habis', { partner_id: lapsing.id }),
    await umrah('Disembunyikan', { partner_id: hiding.id }),
    await umrah('Masih'),
  ]
  const yesterday = jakartaDate(addMs(home.application.clock.now(), -86_400_000))
  const { db } = home.application
  await db.update(products).set({ state: 'gone' }).where(eq(products.id, gone.id))
  await db.update(partner_licences).set({ valid_until: yesterday }).where(eq(partner_licences.partner_id, lapsing.id))
  await hidePartner(home, hiding.id, demoTenants[0].id)
  const read = await wishing(gone, lapsed, hidden, visible)
  await anyPicture(home, 'kaaba-1-card', '#445566')
  const list = await read('umroh?limit=1')
  expect([names(list.items), list.is_show_more, list.counts.umroh]).toEqual([['Masih'], false, 4])
  expect(names(list.off_sale)).toEqual(['Disembunyikan', 'Izin habis', 'Tutup'])
  expect(list.off_sale[2]).toMatchObject({
    id: gone.id,
    thumbnail: '/pictures/kaaba-1-card/480.webp',
    picture_colour: '#445566',
  })
  expect((await read('umroh?limit=1&page=2')).off_sale).toEqual([])
  expect((await read('wisata-syariah')).off_sale).toEqual([])
})

test('where a tenant offers no hajj, what was saved of it is no longer sold', async () => {
  const read = await wishing(await hajj('Khusus'), await umrah('Hemat'))
  const rihla = home.application.tenants.all().find((tenant) => tenant.id === demoTenants[0].id)
  Object.assign(rihla?.feature_flag ?? {}, { is_hajj: 0 })
  const list = await read('all')
  Object.assign(rihla?.feature_flag ?? {}, { is_hajj: 1 })
  expect([names(list.items), names(list.off_sale), list.counts.haji]).toEqual([['Hemat'], ['Khusus'], 1])
  expect((await read('all')).off_sale).toEqual([])
})

test('a wishlist is for members, has three categories, and may be empty', async () => {
  const read = await wishing()
  const counts = { umroh: 0, 'wisata-syariah': 0, haji: 0 }
  expect(await read('umroh')).toEqual({ items: [], is_show_more: false, off_sale: [], counts })
  expect((await getV3(home, 'users/wishlist/umroh')).status).toBe(401)
  const { user_token: token } = await signedIn(home, await anyMember(home))
  for (const path of ['souvenir', 'umroh?page=0', 'umroh?limit=501', "umroh?limit=1'--"]) {
    expect([path, (await getV3(home, `users/wishlist/${path}`, { token })).status]).toEqual([path, 422])
  }
})
