import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import type { CertificateKind } from '#modules/merchandise/rules/facts.ts'
import { knownCategories } from '#modules/merchandise/rules/known-categories.ts'
import type { item_certificates } from '#modules/merchandise/tables.ts'
import { idOf } from '../catalogue/naming.ts'
import { type Random, random } from '../drawings/random.ts'
import type { Item } from './items.ts'

type CertificateRow = typeof item_certificates.$inferInsert

/** Processed food carries a permit too, though the shop asks only for halal. */
const alsoRegistered = new Set(['makanan-minuman', 'oleh-oleh-haji-box'])
const cosmetic = new Set(['parfum', 'kosmetik'])

const required = new Map(knownCategories.map((category) => [category.slug, category]))

const digits = (rng: Random, count: number): string => Array.from({ length: count }, () => rng.whole(0, 9)).join('')

/** Invented, in the true form: ID and 17 digits, beginning with the province; NA or MD as BPOM writes them. */
function numberOf(kind: CertificateKind, { category, store }: Item, rng: Random): string {
  if (kind === 'halal') return `ID${store.subdistrict_id.slice(0, 2)}11${digits(rng, 13)}`
  return cosmetic.has(category) ? `NA18${digits(rng, 9)}` : `MD 2${digits(rng, 11)}`
}

function kindsFor({ category }: Item): CertificateKind[] {
  const asks = required.get(category)
  const isRegistered = asks?.requires_bpom || alsoRegistered.has(category)
  return [...(asks?.requires_halal ? (['halal'] as const) : []), ...(isRegistered ? (['bpom'] as const) : [])]
}

/** One thing may not be sold any more: its certificate has run out. */
export const expired = (item: Item): boolean => item.slug === 'lulur-kopi-dan-kurma'

export function certificateRows(item: Item, now: Date): CertificateRow[] {
  const rng = random(`${item.key} certificates`)
  return kindsFor(item).map((kind) => {
    const days = expired(item) && kind === 'halal' ? -18 : rng.whole(120, 1400)
    return {
      id: idOf(`${item.key} ${kind}`),
      item_id: item.id,
      kind,
      number: numberOf(kind, item, rng),
      issuer: kind === 'halal' ? 'BPJPH' : 'BPOM',
      valid_until: jakartaDate(addMs(now, days * dayMs)),
      created_at: addMs(now, -rng.whole(330, 500) * dayMs),
    }
  })
}
