import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import type { promo_products, promos } from '#modules/promo/tables.ts'
import { random } from '../drawings/random.ts'
import { demoTenants } from '../tenants.ts'
import { cell, idOf, slugOf, table, texts } from './naming.ts'
import type { Plan } from './plan.ts'
import { productId } from './products.ts'
import { commonTerms, promoRows } from './words/promos.ts'

export type PromoRow = typeof promos.$inferInsert
export type PromoProductRow = typeof promo_products.$inferInsert

/** Which packages a promo is for, when it is not for all. */
const chosen: Readonly<Record<string, string>> = {
  RAMADHAN: 'umroh-ramadhan',
  KELUARGA: 'umroh-keluarga',
  PLUSTURKI: 'umroh-plus-turki',
  BINTANG5: 'umroh-bintang-5',
  RAJAB: 'umroh-rajab-syaban',
  ANDALUSIA: 'wisata-spanyol',
  SERIBUMASJID: 'wisata-lombok',
  JALURSUTRA: 'wisata-uzbekistan',
}

const thousands = (text: string): number | null => (text === '' ? null : Number(text) * 1000)

function discountOf(text: string, ceiling: string) {
  if (text.endsWith('%')) return { percent: Number(text.slice(0, -1)), most_amount: thousands(ceiling), amount: null }
  return { percent: null, most_amount: null, amount: thousands(text) }
}

const categories = ['umroh', 'wisata-syariah', 'oleh-oleh'] as const

function ofCategory(text: string) {
  const category = categories.find((one) => one === text)
  if (!category) throw new Error(`no promo is for ${text}`)
  return category
}

/** The last of the terms is about journeys. */
const termsOf = (category: string) => (category === 'oleh-oleh' ? texts(commonTerms).slice(0, -1) : texts(commonTerms))

/** What makes sending things cheaper, and not the things. */
const ofShipping = ['ONGKIR']

/** From the first minute of one day to the last of another, in Jakarta. */
const at = (now: Date, days: string, time: string): Date =>
  new Date(`${jakartaDate(addMs(now, Number(days) * dayMs))}T${time}:00+07:00`)

type Wish = { row: readonly string[]; tenant: (typeof demoTenants)[number]; now: Date; year: string }

/** The year is part of the code: a later run brings new promos and leaves the old ones to run out. */
function promoRow({ row, tenant, now, year }: Wish): PromoRow {
  const code = `${cell(row, 0)}${year.slice(2)}`
  const quota = Number(cell(row, 9))
  const used = Math.floor(quota * Number(cell(row, 10)))
  const title = { id: cell(row, 2), en: cell(row, 3) }
  const discount = discountOf(cell(row, 4), cell(row, 5))
  const worth = discount.amount ?? discount.most_amount ?? 500_000
  return {
    id: idOf(`promo ${tenant.slug} ${code}`),
    tenant_id: tenant.id,
    slug: `${slugOf(title.id)}-${year}`,
    code,
    category: ofCategory(cell(row, 1)),
    title,
    applies_to: ofShipping.includes(cell(row, 0)) ? 'shipping' : 'goods',
    terms: termsOf(cell(row, 1)),
    picture_id: `${cell(row, 13)}-${random(code + tenant.slug).whole(1, 4)}-card`,
    starts_at: at(now, cell(row, 7), '00:00'),
    ends_at: at(now, cell(row, 8), '23:59'),
    ...discount,
    least_spend: Math.round(Number(cell(row, 6)) * 1_000_000),
    quota,
    used,
    // As much as orders of the usual price would have saved by it.
    given: used * worth,
    budget: cell(row, 12) === 'yes' ? quota * worth : null,
    per_member: 1,
    is_for_all_products: cell(row, 11) === 'all',
    is_banner: cell(row, 12) === 'yes',
    created_at: now,
  }
}

export function promosFor(plans: readonly Plan[], now: Date): { promos: PromoRow[]; products: PromoProductRow[] } {
  const year = jakartaDate(now).slice(0, 4)
  const rows = table(14, promoRows)
  const wishes = demoTenants.flatMap((tenant) => rows.map((row) => ({ row, tenant, now, year })))
  const made = wishes.map((wish) => ({ type: chosen[cell(wish.row, 0)], promo: promoRow(wish) }))
  const products = made.flatMap(({ type, promo }) =>
    plans
      .filter((plan) => plan.type_slug === type)
      .map((plan) => ({ promo_id: promo.id, product_id: productId(plan) })),
  )
  return { promos: made.map(({ promo }) => promo), products }
}
