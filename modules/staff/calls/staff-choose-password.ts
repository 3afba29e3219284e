import { callKey, type Input, type Output } from '#core/call.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { tell } from '#database/outbox.ts'
import { addressProved, hashPassword, refuseCommonPassword } from '#modules/identity/module.ts'
import { recordAudit } from '../audit.ts'
import * as contract from '../contract.console.ts'
import { passwordChangedMail } from '../mails.ts'
import type { StaffPorts } from '../ports.ts'
import { openSignIn } from '../sign-in/open.ts'
import { choosePassword, endAllOf, findLink } from '../store.sign-in.ts'

type Call = typeof contract.staffChoosePassword
type Ctx = AnyoneCtx<StaffPorts>

/** Whoever holds the mail chooses a password; the code of the app is still theirs to give. */
export async function staffChoosePassword(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  refuseCommonPassword(input.password)
  const secret_hash = hashSecret(input.token)
  if (!(await findLink(ctx.db, secret_hash, ctx.now))) throw new Refusal(codes.staff_link_invalid)
  const password_hash = await hashPassword(ctx.ports.passwords, input.password)
  return ctx.db.transaction((db) => save(ctx, db, { secret_hash, password_hash }))
}

async function save(ctx: Ctx, db: Db, chosen: { secret_hash: string; password_hash: string }) {
  const { ports, now, request } = ctx
  const person = await choosePassword(db, chosen, now)
  if (!person) throw new Refusal(codes.staff_link_invalid)
  const { id, link } = person
  await addressProved(db, person.email, now)
  await endAllOf(db, id, { now, reason: 'password chosen' })
  ports.staffSessionsEnded(id)
  const staff = { id, session_id: link.id, grants: [] }
  const entry = { thing: 'staff', thing_id: id, before: null, after: { password_chosen_by: link.kind } }
  await recordAudit(db, { staff, call: callKey(contract.staffChoosePassword), request, entries: [entry] }, now)
  if (link.kind === 'reset') await tell(db, passwordChangedMail({ brand: ports.desk.brand(), to: person }, now), now)
  return openSignIn(db, person, ctx)
}
