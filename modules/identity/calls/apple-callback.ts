import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import type { IdentityPorts } from '../ports.ts'
import { identityOfReturn, signInFromProvider } from '../sign-in/sign-in.ts'

type Call = typeof contract.appleCallback

export async function appleCallback(ctx: AnyoneCtx<IdentityPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { affiliate_code, ...sent } = input
  const identity = await identityOfReturn(ctx, { provider: 'apple', ...sent })
  return signInFromProvider(ctx, { provider: 'apple', identity, affiliate_code })
}
