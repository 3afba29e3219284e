import type { Input, Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { fieldRefusal } from '#core/validation.ts'
import { inTransaction } from '#database/transaction.ts'
import type * as contract from '../contract.ts'
import { acceptOffer } from '../lifecycle/accept.ts'
import { declineOffer, declineRequest, dropDraft } from '../lifecycle/decline.ts'
import { lockOwn } from '../requests.ts'
import type { RequestRow } from '../store.requests.ts'
import { can } from '../transition.ts'

type Call = typeof contract.reviewPrivateOffer

export function reviewPrivateOffer(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  return inTransaction(ctx.db, async (db) => {
    const request = await lockOwn(ctx, db, input.id)
    if (input.decision === 'decline') return decline(ctx, db, request, input)
    const { offer_id = missing(ctx, 'offer_id'), version = missing(ctx, 'version'), plan } = input
    const accepted = await acceptOffer(ctx, db, request, { offer_id, version, plan })
    const invoices = accepted.invoices.map(({ invoice_code: code, amount }) => ({ code, amount }))
    return { id: input.id, status: accepted.request.state, invoices }
  })
}

async function decline(ctx: MemberCtx, db: Db, request: RequestRow, input: Input<Call>): Promise<Output<Call>> {
  const after = await declined(ctx, db, request, input)
  return { id: request.id, status: after.state, invoices: [] }
}

function declined(ctx: MemberCtx, db: Db, request: RequestRow, { offer_id, reason: given }: Input<Call>) {
  const by = { user_id: ctx.user.id, now: ctx.now }
  if (!offer_id && can(request, 'drop')) return dropDraft(db, request, by)
  const why = { ...by, reason: given ?? missing(ctx, 'reason') }
  return offer_id ? declineOffer(db, request, offer_id, why) : declineRequest(db, request, why)
}

/** Which fields there have to be depends on the decision. */
function missing({ language }: MemberCtx, field: string): never {
  throw fieldRefusal(field, 'empty', language)
}
