import type { Db } from '#core/context.ts'

export type PromoFacts = {
  id: string
  slug: string
  code: string
  category: 'umroh' | 'wisata-syariah'
  title: { id: string; en: string }
  picture_id: string
  starts_at: Date
  ends_at: Date
  percent: number | null
  amount: number | null
  most_amount: number | null
  least_spend: number
}

type Few = { limit: number; now: Date; first: 'banners' | 'others' }

/** The promo room shows our cards, so it imports us; what the home page shows of it comes in this way. */
export type SearchPorts = {
  home: { promos(db: Db, tenant_id: string, few: Few): Promise<PromoFacts[]> }
}
