import { addMs, dayMs, hourMs } from '#core/time.ts'
import type { item_reviews } from '#modules/merchandise/tables.ts'
import { idOf } from '../catalogue/naming.ts'
import { at, type Random, random } from '../drawings/random.ts'
import { buyers } from './buyers.ts'
import type { Item } from './items.ts'
import * as words from './review-words.ts'

export type ReviewRow = typeof item_reviews.$inferInsert
export type Rating = { rating_sum: number; rating_count: number }

/** One thing in eight has been spoken of. */
const isReviewed = (item: Item): boolean => random(`${item.key} reviewed`).chance(0.13)

function ratingBy(rng: Random): number {
  const dice = rng.next()
  if (dice < 0.56) return 5
  if (dice < 0.86) return 4
  return dice < 0.95 ? 3 : 2
}

type Said = { text: string; language: 'id' | 'en' }

function saidOf(item: Item, rating: number, rng: Random): Said {
  if (rating >= 4 && rng.chance(0.07)) return { text: rng.pick(words.english), language: 'en' }
  const good = words.praise[item.category] ?? words.otherPraise
  const first = rng.whole(0, good.length - 1)
  const parts = [at(good, first)]
  if (rating === 5 && rng.chance(0.4)) parts.push(at(good, first + 1 + rng.whole(0, good.length - 2)))
  if (rating === 4 || rating === 3) parts.push(rng.pick(words.smallComplaints))
  return { text: rating === 2 ? rng.pick(words.bigComplaints) : parts.join(' '), language: 'id' }
}

function reviewRow(item: Item, i: number, { now, since }: { now: Date; since: number }): ReviewRow {
  const rng = random(`${item.key} review ${i}`)
  const buyer = at(buyers, random(`${item.key} buyers`).whole(0, buyers.length - 1) + i * 5)
  const rating = ratingBy(rng)
  return {
    id: idOf(`${item.key} review ${i}`),
    tenant_id: buyer.tenant_id,
    item_id: item.id,
    store_id: item.store.id,
    user_id: buyer.id,
    author_name: buyer.full_name,
    rating,
    ...saidOf(item, rating, rng),
    created_at: addMs(now, -rng.whole(1, since - 1) * dayMs - rng.whole(1, 20) * hourMs),
  }
}

/** By buyers of the demo; `since` says for how many days an item has been sold. */
export function reviewRows(items: readonly Item[], now: Date, since: (item: Item) => number): ReviewRow[] {
  return items.filter(isReviewed).flatMap((item) => {
    const count = random(`${item.key} how many`).whole(1, 5)
    return Array.from({ length: count }, (_, i) => reviewRow(item, i, { now, since: since(item) }))
  })
}

export function ratingsOf(rows: readonly ReviewRow[], by: 'item_id' | 'store_id'): Map<string, Rating> {
  const ratings = new Map<string, Rating>()
  for (const row of rows) {
    const { rating_sum, rating_count } = ratings.get(row[by]) ?? { rating_sum: 0, rating_count: 0 }
    ratings.set(row[by], { rating_sum: rating_sum + row.rating, rating_count: rating_count + 1 })
  }
  return ratings
}
