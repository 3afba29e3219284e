import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { sendEmailCode } from '../codes/email-code.ts'
import type * as contract from '../contract.ts'
import type { IdentityPorts } from '../ports.ts'

export async function resendEmailCode(
  ctx: AnyoneCtx<IdentityPorts>,
  input: Input<typeof contract.resendEmailCode>,
): Promise<Output<typeof contract.resendEmailCode>> {
  const { next_allowed_at } = await sendEmailCode(ctx, input.email)
  return { next_allowed_at }
}
