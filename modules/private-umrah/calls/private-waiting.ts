import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { invoiceView } from '#modules/booking/module.ts'
import type * as contract from '../contract.ts'
import { invoicesOfRequest } from '../payable.ts'
import { countOpenOffers } from '../store.offers.ts'

type Call = typeof contract.privateWaiting

export async function privateWaiting(ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { request, invoices } = await invoicesOfRequest(ctx, id)
  const open = await countOpenOffers(ctx.db, [id])
  return {
    id,
    status: request.state,
    closes_at: request.closes_at?.toISOString() ?? null,
    open_offers: open.get(id) ?? 0,
    invoices: invoices.map(invoiceView),
    is_payment_completed: invoices.length > 0 && invoices.every(({ state }) => state === 'paid'),
  }
}
