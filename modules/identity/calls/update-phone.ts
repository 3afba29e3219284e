import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { sendPhoneCode } from '../codes/phone-code.ts'
import type * as contract from '../contract.ts'
import { accountOf, proveAgain } from '../passwords/proof.ts'
import type { IdentityPorts } from '../ports.ts'

/** The number changes only once the code that goes there comes back. */
export async function updatePhone(
  ctx: MemberCtx<IdentityPorts>,
  input: Input<typeof contract.updatePhone>,
): Promise<Output<typeof contract.updatePhone>> {
  const destination = phoneNumberOf(input.phone_number, ctx.language)
  const account = await accountOf(ctx)
  await proveAgain(ctx, account.password_hash, input.current_password)
  return sendPhoneCode(ctx, destination, account.language)
}
