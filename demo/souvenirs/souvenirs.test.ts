import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { users } from '#modules/identity/tables.ts'
import { knownCategories } from '#modules/merchandise/rules/known-categories.ts'
import { canBeMerchandiseSlug } from '#modules/merchandise/rules/slug.ts'
import { summaryOf } from '#modules/merchandise/rules/summary.ts'
import {
  item_categories,
  item_certificates,
  item_reviews,
  item_variants,
  items,
  merchandise_slugs,
  stock_history,
  stores,
} from '#modules/merchandise/tables.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { pictures } from '../../database/tables.ts'
import { seedTenants } from '../tenants.ts'
import { categoryPlans } from './category-pictures.ts'
import { allItems } from './items.ts'
import { seedSouvenirs } from './seed-souvenirs.ts'

const now = new Date('2026-11-18T04:00:00Z')
const today = jakartaDate(now)

const read = async ({ application: { db } }: TestApp) => ({
  stores: await db.select().from(stores).orderBy(asc(stores.position)),
  items: await db.select().from(items).orderBy(asc(items.id)),
  variants: await db.select().from(item_variants).orderBy(asc(item_variants.item_id), asc(item_variants.position)),
  history: await db.select().from(stock_history).orderBy(asc(stock_history.id)),
  certificates: await db.select().from(item_certificates).orderBy(asc(item_certificates.id)),
  reviews: await db.select().from(item_reviews).orderBy(asc(item_reviews.id)),
  slugs: await db.select().from(merchandise_slugs).orderBy(asc(merchandise_slugs.slug)),
})

let home: TestApp
let all: Awaited<ReturnType<typeof read>>
const seed = (at: Date) =>
  seedSouvenirs({
    db: home.application.db,
    files: home.application.ports.files,
    now: at,
    say: () => undefined,
  })

beforeAll(async () => {
  home = await testApp()
  const { db } = home.application
  await seedTenants(db)
  await db.insert(item_categories).values(knownCategories).onConflictDoNothing()
  await seed(now)
  all = await read(home)
}, 60_000)
afterAll(() => home.close())

const certificatesOf = (id: string) => all.certificates.filter((row) => row.item_id === id)
const closed = () => new Set(all.stores.filter((store) => store.suspended_at).map(({ id }) => id))

/** As the shop decides it: what a category requires is there and holds today. */
function isSold(item: (typeof all.items)[number]): boolean {
  const category = knownCategories.find(({ slug }) => slug === item.category_slug)
  const holds = (kind: string) => certificatesOf(item.id).some((row) => row.kind === kind && row.valid_until >= today)
  return (
    item.state === 'on_sale' &&
    !closed().has(item.store_id) &&
    (!category?.requires_halal || holds('halal')) &&
    (!category?.requires_bpom || holds('bpom'))
  )
}

test('at least 30 stores sell at least 600 things, in every category, each store some', () => {
  const sold = all.items.filter(isSold)
  expect(all.stores.length - closed().size).toBeGreaterThanOrEqual(30)
  expect(sold.length).toBeGreaterThanOrEqual(600)
  for (const { slug } of knownCategories)
    expect([slug, sold.filter((item) => item.category_slug === slug).length >= 25]).toEqual([slug, true])
  for (const { slug, id } of all.stores)
    expect([slug, all.items.filter((item) => item.store_id === id).length >= 6]).toEqual([slug, true])
})

test('one store is away, one is suspended, and some things are out of stock or not on sale', () => {
  const away = all.stores.filter(({ closed_from, closed_until }) => closed_from && closed_until)
  expect(away.map(({ closed_from, closed_until }) => [closed_from, closed_until])).toEqual([
    ['2026-11-16', '2026-11-27'],
  ])
  expect(closed().size).toBe(1)
  expect(all.items.filter((item) => item.stock_free === 0).length).toBeGreaterThan(10)
  expect(all.items.filter((item) => item.stock_free > 0 && item.stock_free <= 3).length).toBeGreaterThan(5)
  expect(new Set(all.items.map(({ state }) => state))).toEqual(new Set(['draft', 'on_sale', 'withdrawn']))
})

test('everything that needs a certificate has it in its true form; one has run out', () => {
  const short = all.items.filter(({ id, category_slug }) => {
    const category = knownCategories.find(({ slug }) => slug === category_slug)
    const kinds = certificatesOf(id).map(({ kind }) => kind)
    return (
      (category?.requires_halal && !kinds.includes('halal')) || (category?.requires_bpom && !kinds.includes('bpom'))
    )
  })
  expect(short).toEqual([])
  for (const { kind, number } of all.certificates)
    expect(number).toMatch(kind === 'halal' ? /^ID\d{17}$/ : /^(?:NA18\d{9}|MD 2\d{11})$/)
  expect(all.certificates.filter(({ valid_until }) => valid_until < today)).toHaveLength(1)
})

test('no address of a store or an item is taken twice or belongs to a page', () => {
  const names = [...all.stores, ...all.items].map(({ slug }) => slug)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((slug) => !canBeMerchandiseSlug(slug))).toEqual([])
  expect(all.slugs).toHaveLength(names.length)
})

test('prices, stock and ratings of an item are those of its variants and reviews', () => {
  for (const item of all.items) {
    const variants = all.variants.filter((row) => row.item_id === item.id)
    expect(item).toMatchObject(summaryOf(variants))
    expect(new Set(variants.map(({ name }) => name.id)).size).toBe(variants.length)
    const said = all.reviews.filter((row) => row.item_id === item.id)
    expect([item.rating_count, item.rating_sum]).toEqual([said.length, said.reduce((sum, row) => sum + row.rating, 0)])
    expect(item.sold_count).toBeGreaterThanOrEqual(said.length)
    expect(said.every((row) => row.created_at > item.created_at && row.created_at < now)).toBe(true)
  }
  expect(all.history.map(({ stock }) => stock).toSorted()).toEqual(all.variants.map(({ stock }) => stock).toSorted())
  expect(new Set(all.variants.map(({ sku }) => sku)).size).toBe(all.variants.length)
})

test('some eighty things are reviewed, by buyers of the brand the review stands at', async () => {
  expect(new Set(all.reviews.map(({ item_id }) => item_id)).size).toBeGreaterThanOrEqual(70)
  const ids = [...new Set(all.reviews.map(({ user_id }) => user_id))]
  const buyers = await home.application.db.select().from(users).where(inArray(users.id, ids))
  const brand = new Map(buyers.map((buyer) => [buyer.id, buyer.tenant_id]))
  expect(all.reviews.filter((row) => brand.get(row.user_id) !== row.tenant_id)).toEqual([])
  expect(buyers.every(({ password_hash }) => password_hash === null)).toBe(true)
})

test('every picture that is named is drawn', async () => {
  const named = [
    ...all.items.flatMap(({ picture_ids }) => picture_ids),
    ...all.stores.flatMap(({ logo_picture_id, cover_picture_id }) => [logo_picture_id ?? '', cover_picture_id ?? '']),
  ]
  const drawn = await home.application.db.select({ id: pictures.id }).from(pictures)
  const known = new Set(drawn.map(({ id }) => id))
  expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([])
  expect(knownCategories.map(({ picture_id }) => picture_id)).toEqual(categoryPlans.map(({ id }) => id))
})

test('no water of Zamzam is sold, and nothing is promised that no shop can promise', () => {
  for (const { category, description } of allItems.filter(({ category }) => category === 'zamzam'))
    expect([category, description.id]).toEqual([
      category,
      expect.stringMatching(/Airnya tidak termasuk|Kosong, tanpa air/),
    ])
  for (const { name, description } of allItems)
    expect(`${name.id} ${description.id} ${name.en} ${description.en}`).not.toMatch(
      /berkah|mustajab|menyembuhkan|khasiat|obat segala|blessed|cures?\b|heals?\b|miracle/i,
    )
})

test('adding again changes nothing, also what was bought since', async () => {
  const { db } = home.application
  const [bought] = all.variants
  await db
    .update(item_variants)
    .set({ stock: 1 })
    .where(eq(item_variants.id, bought?.id ?? ''))
  const before = await read(home)
  await seed(addMs(now, 30 * dayMs))
  expect(await read(home)).toEqual(before)
})
