import type { z } from 'zod'
import type { Language } from '#core/messages.ts'
import { pictureSource } from '#core/pictures.ts'
import { promoState, remainingIfLow } from './rules/usable.ts'
import type { promo } from './shapes.ts'
import type { activePromos } from './store.ts'

export type PromoRow = Awaited<ReturnType<typeof activePromos>>[number]
type Reader = { now: Date; language: Language }

export const promoOf = (row: PromoRow, { now, language }: Reader): z.output<typeof promo> => ({
  id: row.id,
  slug: row.slug,
  code: row.code,
  category: row.category,
  applies_to: row.applies_to,
  title: row.title[language],
  picture_id: row.picture_id,
  picture_colour: row.picture_colour,
  image: pictureSource(row.picture_id, 640, 'webp'),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  percent: row.percent,
  amount: row.amount,
  most_amount: row.most_amount,
  least_spend: row.least_spend,
  left: remainingIfLow(row),
  state: promoState(row, now),
})
