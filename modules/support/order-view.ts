import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import type { Scope } from '#core/staff.ts'
import { searchOrders } from '#modules/orders/module.ts'

type Search = Parameters<typeof searchOrders>[2]

/** Orders as support sees them, with whose each is. */
export async function seenOrders(
  db: Db,
  scopes: readonly Scope[],
  { language, ...search }: Search & { language: Language },
) {
  const rows = await searchOrders(db, scopes, search)
  return rows.map(({ user_id, title, created_at, ...order }) => ({
    ...order,
    member_id: user_id,
    title: title[language],
    created_at: created_at.toISOString(),
  }))
}
