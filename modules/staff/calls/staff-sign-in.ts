import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { isPassword } from '#modules/identity/module.ts'
import type * as contract from '../contract.console.ts'
import type { StaffPorts } from '../ports.ts'
import { takePasswordTry } from '../sign-in/counts.ts'
import { openSignIn } from '../sign-in/open.ts'
import { findByEmail } from '../store.sign-in.ts'

type Call = typeof contract.staffSignIn

/** An unknown address costs the same work and gets the same answer as a wrong password. */
export async function staffSignIn(ctx: AnyoneCtx<StaffPorts>, input: Input<Call>): Promise<Output<Call>> {
  const undo = await takePasswordTry(ctx, input.email)
  const person = await findByEmail(ctx.db, input.email)
  const isRight = await isPassword(ctx.ports.passwords, person?.password_hash ?? null, input.password)
  if (!isRight || !person) throw new Refusal(codes.login_wrong)
  await undo()
  return openSignIn(ctx.db, person, ctx)
}
