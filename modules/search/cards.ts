import type { AnyoneCtx } from '#core/context.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import { type Card, type CardFacts, presentCard } from './rules/present.ts'
import { listCardsOfProducts } from './store.ts'

/** Cards of products in the order given, those not sold at this tenant left out: for other rooms. */
export async function cardsOfProducts(ctx: AnyoneCtx, ids: string[]): Promise<Card[]> {
  const rows: CardFacts[] = await listCardsOfProducts(ctx.db, ids, await hiddenPartnerIds(ctx.db, ctx.tenant.id))
  const byProduct = new Map(rows.map((row) => [row.product_id, row]))
  return ids.flatMap((id) => {
    const row = byProduct.get(id)
    return row ? [presentCard(row, ctx.language)] : []
  })
}
