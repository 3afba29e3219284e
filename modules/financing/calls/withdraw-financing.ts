import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import { endFinanced, lockFinanced } from '#modules/booking/module.ts'
import { type DocumentPorts, deleteDocumentsOf } from '#modules/documents/module.ts'
import type * as contract from '../contract.ts'
import { applicationOf } from '../load.ts'
import { lockApplication } from '../store.ts'
import { can, transition } from '../transition.ts'
import { showApplication } from '../view.ts'

type Call = typeof contract.withdrawFinancing

export async function withdrawFinancing(ctx: MemberCtx<DocumentPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const mine = await applicationOf(ctx, id)
  const { user, now } = ctx
  const withdrawn = await inTransaction(ctx.db, async (db) => {
    const booking = await lockFinanced(db, mine.booking_id)
    const application = await lockApplication(db, mine.id)
    if (!application || !can(application, 'withdraw')) throw new Refusal(codes.financing_closed)
    const why = { actor: 'member', actor_id: user.id, reason: 'withdrawn' } as const
    await endFinanced(db, booking, why, now)
    await deleteDocumentsOf({ db, ports: ctx.ports }, { owner_kind: 'financing', owner_ids: [application.id] })
    return transition(db, application, { ...why, event: 'withdraw', now })
  })
  return showApplication(ctx, withdrawn)
}
