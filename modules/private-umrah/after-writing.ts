import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { seePrivateRequest } from './contract.console.ts'
import { requestAtDesk } from './desk.ts'
import { requestFile } from './desk-file.ts'
import type { Written } from './lifecycle/write-offer.ts'
import type { OfferRow } from './store.offers.ts'

/** Audits what became of an offer, and gives its request as it is then. */
export async function afterWriting(
  ctx: StaffCtx,
  { request, before, after }: Written,
  reason?: string,
): Promise<Output<typeof seePrivateRequest>> {
  const facts = ({ state, total, version }: OfferRow) => ({ code: request.code, state, total, version })
  ctx.audit({
    thing: 'private_offer',
    thing_id: after.id,
    before: before && facts(before),
    after: facts(after),
    ...(reason && { reason }),
  })
  return requestFile(ctx, await requestAtDesk(ctx, request.id))
}
