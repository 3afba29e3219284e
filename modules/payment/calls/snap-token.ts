import type { Input, Output } from '#core/call.ts'
import type { GatewayCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import type { PaymentPorts } from '../ports.ts'

type Call = typeof contract.snapToken

export async function snapToken(ctx: GatewayCtx<PaymentPorts>, { gateway }: Input<Call>): Promise<Output<Call>> {
  const given = ctx.ports.gateways[gateway]?.token?.(ctx.headers)
  if (!given) throw new Refusal(codes.signature_invalid)
  return {
    responseCode: '2007300',
    responseMessage: 'Successful',
    accessToken: given.token,
    tokenType: 'Bearer',
    expiresIn: String(given.expires_in),
  }
}
