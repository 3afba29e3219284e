import type { Input, Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { tell } from '#database/outbox.ts'
import type * as contract from '../contract.console.ts'
import { grantOf } from '../grants.ts'
import { twoStepResetMail } from '../mails.ts'
import type { StaffPorts } from '../ports.ts'
import { mayGive } from '../rules/roles.ts'
import { clearTwoStep, listGrants, lockPerson } from '../store.people.ts'
import { endAllOf } from '../store.sign-in.ts'

type Call = typeof contract.resetTwoStep
type Ctx = StaffCtx<StaffPorts>

/** Only by who may give every role that this person has: the second factor guards all of them. */
async function personOf({ staff }: Ctx, db: Db, id: string) {
  const person = await lockPerson(db, id, scopesOf(staff))
  const grants = (await listGrants(db, [id], [{ kind: 'platform' }])).map(grantOf)
  if (!person || !grants.every((grant) => mayGive(staff.grants, grant))) throw new Refusal(codes.not_found)
  if (id === staff.id) throw new Refusal(codes.staff_is_self)
  return person
}

export async function resetTwoStep(ctx: Ctx, { id, reason }: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, audit } = ctx
  const person = await personOf(ctx, db, id)
  await clearTwoStep(db, id)
  await endAllOf(db, id, { now, reason: 'second factor reset' })
  await tell(db, twoStepResetMail({ brand: ports.desk.brand(), to: person }), now)
  audit({ thing: 'staff', thing_id: id, before: { second_factor: true }, after: { second_factor: false }, reason })
  return { status: 'done' }
}
