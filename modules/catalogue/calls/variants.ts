import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { closedCategories } from '../rules/closed-categories.ts'
import { freeSeats, labelOf } from '../rules/seats.ts'
import { listVariants } from '../store.ts'

type Call = typeof contract.variants

// The index on names is made of groups of three letters: fewer would read the whole table.
const shortestSearch = 3

export async function variants(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, language } = ctx
  const now = ctx.now
  const [hidden, rules] = await Promise.all([hiddenPartnerIds(db, tenant.id), rulesToday(ctx)])
  const closed = closedCategories(tenant.feature_flag)
  const search = input.search && [...input.search].length >= shortestSearch ? input.search : undefined
  const rows = await listVariants(db, { search, limit: input.limit, now, hidden, closed })
  return rows.map((row) => ({
    id: row.id,
    departs_on: row.departs_on,
    seats_free: freeSeats(row),
    label: labelOf(row, { now, rules }),
    prices: row.prices,
    product: { ...row.product, name: row.product.name[language] },
  }))
}
