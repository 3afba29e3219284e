import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { phoneNumberOf } from '#core/phone.ts'
import type * as contract from '../contract.ts'
import { onSale } from '../on-sale.ts'
import { saveRequest } from '../store.visitors.ts'

type Call = typeof contract.backInStock

/** Taken whether or not there are seats: they may go before the person has pressed the button. */
export async function backInStock(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, language, now } = ctx
  const phone_number = phoneNumberOf(input.phone_number, language)
  const { id: product_id } = await onSale(ctx, input.id)
  const { full_name } = input
  const request = {
    id: newId(now),
    tenant_id: tenant.id,
    product_id,
    full_name,
    phone_number,
    language,
    created_at: now,
  }
  await saveRequest(db, request)
  return {}
}
