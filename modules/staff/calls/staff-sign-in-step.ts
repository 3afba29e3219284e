import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.console.ts'
import type { StaffPorts } from '../ports.ts'
import { openTotp, totpUri, unusedCode } from '../sign-in/two-step.ts'
import { findSignIn } from '../store.sign-in.ts'

type Call = typeof contract.staffSignInStep

export async function staffSignInStep(ctx: AnyoneCtx<StaffPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { ports, now } = ctx
  const begun = await findSignIn(ctx.db, hashSecret(input.sign_in_token), now)
  if (!begun) throw new Refusal(codes.staff_sign_in_over)
  const { id, email, totp_secret, totp_step, setup_secret } = begun
  const sealed = totp_secret ?? setup_secret
  // An app was set up and taken away since the password was given.
  if (sealed === null) throw new Refusal(codes.staff_sign_in_over)
  const secret = openTotp(ports, id, sealed)
  return {
    next: totp_secret === null ? 'setup' : 'code',
    email,
    setup: totp_secret === null ? { secret, uri: totpUri(secret, email) } : null,
    demo_code: (ports.desk.is_demo && unusedCode(secret, totp_step, now)) || null,
  }
}
