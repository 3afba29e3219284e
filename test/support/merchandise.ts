import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { noteSupplyChanged } from '#modules/merchandise/module.ts'
import { knownCategories } from '#modules/merchandise/rules/known-categories.ts'
import { summaryOf } from '#modules/merchandise/rules/summary.ts'
import {
  item_categories,
  item_certificates,
  item_variants,
  items,
  merchandise_slugs,
  stores,
} from '#modules/merchandise/tables.ts'
import { ask, type TestApp } from './test-app.ts'

export const both = (text: string) => ({ id: text, en: `${text} (en)` })

export const getV1 = (home: TestApp, path: string, options?: Parameters<typeof ask>[3]) =>
  ask(home, 'GET', `/api/v1/${path}`, options)

type StoreWish = Partial<typeof stores.$inferInsert>

/** A store in Bandung that is open every day. */
export async function anyStore({ application }: TestApp, wish: StoreWish = {}) {
  const id = newId()
  const row = {
    id,
    slug: `toko-${id}`,
    name: 'Toko Uji',
    about: both('Tentang toko'),
    city_id: '32.73',
    subdistrict_id: '32.73.01',
    address: 'Jl. Uji No. 1',
    postcode: '40151',
    phone_number: '+622250009009',
    opens_at: '08:00',
    closes_at: '17:00',
    open_days: [1, 2, 3, 4, 5, 6, 7],
    position: 1,
    created_at: application.clock.now(),
    ...wish,
  }
  await application.db.insert(merchandise_slugs).values({ slug: row.slug, kind: 'store', thing_id: row.id })
  await application.db.insert(stores).values(row)
  noteSupplyChanged()
  return row
}

type VariantWish = Partial<typeof item_variants.$inferInsert>
type CertificateWish = Partial<typeof item_certificates.$inferInsert> &
  Pick<typeof item_certificates.$inferInsert, 'kind'>
type ItemWish = Partial<typeof items.$inferInsert> & {
  store_id: string
  variants?: VariantWish[]
  certificates?: CertificateWish[]
}

/** The kinds of things that every installation has. */
export const knownKinds = ({ application: { db } }: TestApp) =>
  db.insert(item_categories).values(knownCategories).onConflictDoNothing()

/** A prayer mat on sale, with one variant of which there are ten. */
export async function anyItem(home: TestApp, wish: ItemWish) {
  const { db, clock } = home.application
  const { variants = [{}], certificates = [], ...plain } = wish
  const id = newId()
  const ways = variants.map((variant, position) => ({
    id: newId(),
    item_id: plain.id ?? id,
    name: both(''),
    sku: `UJI-${position}`,
    price: 150_000,
    weight_grams: 400,
    stock: 10,
    position,
    ...variant,
  }))
  const row = {
    id,
    slug: `barang-${id}`,
    category_slug: 'sajadah',
    name: both('Sajadah Uji'),
    description: both('Uraian'),
    picture_ids: ['sajadah-1-card'],
    state: 'on_sale' as const,
    created_at: clock.now(),
    ...summaryOf(ways),
    ...plain,
  }
  await knownKinds(home)
  await db.insert(merchandise_slugs).values({ slug: row.slug, kind: 'item', thing_id: row.id })
  await db.insert(items).values(row)
  if (ways.length > 0) await db.insert(item_variants).values(ways)
  const proofs = certificates.map((certificate) => ({
    id: newId(),
    item_id: row.id,
    number: 'ID00110000000000001',
    issuer: 'BPJPH',
    valid_until: jakartaDate(addMs(clock.now(), 365 * dayMs)),
    created_at: clock.now(),
    ...certificate,
  }))
  if (proofs.length > 0) await db.insert(item_certificates).values(proofs)
  noteSupplyChanged()
  return { ...row, variants: ways }
}
