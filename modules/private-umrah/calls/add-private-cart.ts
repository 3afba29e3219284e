import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { newCode, newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import { recommendedBy } from '#modules/affiliate/module.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type * as contract from '../contract.ts'
import { type DrawnUp, drawUp } from '../draw-up.ts'
import { openHere } from '../open-here.ts'
import { placesOf } from '../requests.ts'
import { requestMachine } from '../rules/machine.ts'
import { travellersOf } from '../rules/travellers.ts'
import { countOpen, insertRequest, lockMember } from '../store.requests.ts'
import { wishOf } from '../view.ts'

type Call = typeof contract.addPrivateCart

export async function addPrivateCart(ctx: MemberCtx, { affiliate_code, ...form }: Input<Call>): Promise<Output<Call>> {
  openHere(ctx)
  const drawn = await drawUp(ctx, wishOf(form))
  const { private_open_most } = await rulesToday(ctx)
  const { user, tenant, language, now } = ctx
  const order = { tenant_id: tenant.id, user_id: user.id, code: affiliate_code, now }
  const recommended = await recommendedBy(ctx.db, order)
  const id = newId(now)
  const row = {
    id,
    code: `PRV-${newCode(8)}`,
    tenant_id: tenant.id,
    user_id: user.id,
    state: requestMachine.start,
    language,
    created_at: now,
    ...plannedColumns(drawn),
    ...recommended,
  }
  await inTransaction(ctx.db, async (db) => {
    await lockMember(db, user.id)
    if ((await countOpen(db, user.id)) >= private_open_most) throw new Refusal(codes.private_open_most)
    const who = { request_id: id, actor: 'member', actor_id: user.id } as const
    const step = { ...who, event: 'create', state: row.state, reason: 'planned' } as const
    await insertRequest(db, row, placesOf(drawn.group, id, now), step)
  })
  return { success: true, id }
}

/** The columns of a request that follow from its plan. */
export const plannedColumns = ({ wish, group, plan, estimate }: DrawnUp) => ({
  wish,
  plan,
  estimate,
  departure_airport: wish.departure_airport,
  departs_on: wish.departure_date,
  returns_on: plan.returns_on,
  travellers: travellersOf(group),
})
