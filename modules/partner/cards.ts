import type { Db } from '#core/context.ts'
import type { PartnerKind } from './rules/kinds.ts'
import { listPartners } from './store.ts'
import { cardOf } from './view.ts'

type Wish = { kind?: PartnerKind; limit: number; today: string }

/** The first partners, of a kind or of all, that this tenant shows, in their order; `today` decides the state of their licences. */
export async function partnerCards(db: Db, tenant_id: string, { kind, limit, today }: Wish) {
  const rows = await listPartners(db, tenant_id, { kind, limit })
  return rows.map((row) => cardOf(row, today))
}
