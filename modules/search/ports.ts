import type { Db } from '#core/context.ts'

export type PromoFacts = {
  id: string
  slug: string
  code: string
  category: string
  title: { id: string; en: string }
  picture_id: string
  starts_at: Date
  ends_at: Date
  percent: number | null
  amount: number | null
  most_amount: number | null
  least_spend: number
}

/** The promo room shows our cards, so it imports us; what the home page shows of it comes in this way. */
export type SearchPorts = {
  home: { promos(db: Db, tenant_id: string, few: { limit: number; now: Date }): Promise<PromoFacts[]> }
}
