import type { MemberCtx } from '#core/context.ts'
import type { LimitPort } from '#core/ports.ts'
import type { Product } from './store.ts'

/** What a promo would be used for: an order that exists has its own use of it to leave aside. */
export type Spending = { product: Product; amount: number; order_id: string }

/** Orders know promos, not the other way round; what a promo must know of an order comes in this way. */
export type PromoPorts = {
  limits: LimitPort
  orders: { spending(ctx: MemberCtx, booking_id: string): Promise<Spending> }
}
