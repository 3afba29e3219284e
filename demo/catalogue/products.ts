import { addMs, dayMs } from '#core/time.ts'
import type { product_addons, products } from '#modules/catalogue/tables.ts'
import { random } from '../drawings/random.ts'
import { agendaOf } from './agenda.ts'
import { addonsOf, documentsOf, excludesOf, facilitiesOf, includesOf, questionsOf } from './inclusions.ts'
import { idOf } from './naming.ts'
import type { Plan } from './plan.ts'
import { canFinance, canSave, downPayment } from './prices.ts'
import { descriptionOf, summaryOf } from './telling.ts'
import { refundTerms } from './words/inclusions.ts'

export type ProductRow = typeof products.$inferInsert
export type AddonRow = typeof product_addons.$inferInsert
export type Rating = { sum: number; count: number }

export const productId = (plan: Plan): string => idOf(`product ${plan.key}`)

/** The first of the package’s scenes more often than the others, then one of each. */
function picturesOf(plan: Plan): string[] {
  const rng = random(`${plan.key} pictures`)
  const first = rng.chance(0.4) ? plan.scenes[0] : rng.pick(plan.scenes)
  const order = [...new Set([first, ...plan.scenes])].slice(0, 5)
  return order.map((scene) => `${scene}-${rng.whole(1, 4)}-card`)
}

/** A few are no longer offered, and a few not yet: pages must know what to do with them. */
function stateOf(plan: Plan): 'on_sale' | 'draft' | 'gone' {
  const rng = random(`${plan.key} state`)
  if (plan.kind !== 'regular') return 'on_sale'
  return rng.chance(0.012) ? 'gone' : rng.chance(0.01) ? 'draft' : 'on_sale'
}

export function productRow(plan: Plan, now: Date, rating: Rating): ProductRow {
  const rng = random(`${plan.key} row`)
  return {
    id: productId(plan),
    slug: plan.slug,
    partner_id: plan.partner.id,
    category: plan.category,
    kind: plan.kind,
    type_slug: plan.type_slug,
    name: plan.name,
    summary: summaryOf(plan),
    description: descriptionOf(plan),
    duration_days: plan.duration_days,
    hijri_year: plan.hijri_year,
    departure_airport: plan.origin,
    picture_ids: picturesOf(plan),
    includes: includesOf(plan),
    excludes: excludesOf(plan),
    agenda: agendaOf(plan),
    questions: questionsOf(plan),
    facilities: facilitiesOf(plan),
    documents: documentsOf(plan),
    refund_terms: refundTerms,
    down_payment: downPayment(plan),
    can_finance: canFinance(plan),
    can_save: canSave(plan),
    is_featured: rng.chance(0.04),
    state: stateOf(plan),
    view_count: Math.floor(rng.next() ** 3 * 9000) + rating.count * 40,
    rating_sum: rating.sum,
    rating_count: rating.count,
    created_at: addMs(now, -rng.whole(100, 700) * dayMs),
  }
}

export const addonRows = (plan: Plan): AddonRow[] =>
  addonsOf(plan).map(({ name, price }, position) => ({
    id: idOf(`add-on ${plan.key} ${position}`),
    product_id: productId(plan),
    name,
    price,
    position,
  }))
