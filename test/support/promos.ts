import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { pictures } from '#database/tables.ts'
import { demoTenants } from '#demo/tenants.ts'
import { promo_products, promos } from '#modules/promo/tables.ts'
import { rebuildListings } from '#modules/search/module.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics } from './catalogue-fixtures.ts'
import type { TestApp } from './test-app.ts'

type Wish = Partial<typeof promos.$inferInsert> & { product_ids?: string[] }

/** A tenth off umrah, up to half a million, for a week, unless told otherwise. */
export async function anyPromo({ application }: TestApp, { product_ids = [], ...wish }: Wish = {}) {
  const id = newId()
  const now = application.clock.now()
  const row = {
    id,
    tenant_id: demoTenants[0].id,
    slug: `promo-${id}`,
    code: `KODE-${id.slice(-12)}`.toUpperCase(),
    category: 'umroh' as const,
    title: { id: 'Hemat Umrah', en: 'Umrah for less' },
    terms: [{ id: 'Satu kali per jamaah', en: 'Once per pilgrim' }],
    picture_id: 'promo-1',
    starts_at: addMs(now, -dayMs),
    ends_at: addMs(now, 7 * dayMs),
    percent: 10,
    most_amount: 500_000,
    least_spend: 1_000_000,
    quota: 10,
    per_member: 1,
    is_for_all_products: product_ids.length === 0,
    is_banner: false,
    created_at: now,
    ...wish,
  }
  await application.db.insert(promos).values(row)
  for (const product_id of product_ids) await application.db.insert(promo_products).values({ promo_id: id, product_id })
  return row
}

type Listed = Parameters<typeof anyProduct>[1]
type Partner = Awaited<ReturnType<typeof anyPartner>>

/** A package with its place in the lists, sold by a partner of its own unless one is given. */
export async function anyListed(home: TestApp, wish: Partial<Listed> & { partner?: Partner; in_days?: number } = {}) {
  const { partner = await anyPartner(home), in_days = 30, ...given } = wish
  const { hotel_id } = await catalogueBasics(home)
  const product = await anyProduct(home, { partner_id: partner.id, ...given })
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days })
  await rebuildListings(home.application.db, { product_ids: [product.id], now: home.application.clock.now() })
  return product
}

const noPackages: string[] = []
const deskPicture = 'content-promo-1'

/** The picture that the form below has. */
export async function aPromoPicture({ application: { db, clock } }: TestApp, id = deskPicture): Promise<void> {
  const row = { id, file_key: 'none', width: 1200, height: 900, colour: '#777777', alt_id: '', alt_en: '' }
  await db
    .insert(pictures)
    .values({ ...row, created_at: clock.now() })
    .onConflictDoNothing()
}

/** A promo as the desk's form sends it, with a code of its own. */
export const promoForm = (id: string) => ({
  promo_code: `DESK-${id.slice(-12)}`.toUpperCase(),
  category: 'umroh',
  title: { id: 'Hemat akhir tahun', en: 'Save at year’s end' },
  terms: { id: 'Satu kali per jamaah', en: 'Once per pilgrim' },
  picture_id: deskPicture,
  starts_on: '2026-01-01',
  ends_on: '2099-12-31',
  percent: 10,
  most_amount: 500_000,
  least_spend: 1_000_000,
  per_member: 1,
  packages: noPackages,
  is_banner: false,
})
