import type { Input, Output } from '#core/call.ts'
import type { GatewayCtx } from '#core/context.ts'
import { jakartaTimestamp } from '#core/time.ts'
import type * as contract from '../contract.bank.ts'
import type { BankPorts } from '../ports.ts'
import { statusOf, tokenRefusals } from '../rules/bank-answer.ts'

type Call = typeof contract.bankToken

export async function bankToken(ctx: GatewayCtx<BankPorts>, { bank }: Input<Call>): Promise<Output<Call>> {
  const { now, ports, request, headers } = ctx
  const answer = (body: Output<Call>['body']): Output<Call> => ({
    status: statusOf(body),
    headers: { 'x-timestamp': jakartaTimestamp(now) },
    body,
  })
  const given = ports.banks.connection(bank)?.token(headers) ?? { ok: false, why: 'unauthorized' }
  if (given.ok)
    return answer({
      responseCode: '2007300',
      responseMessage: 'Successful',
      accessToken: given.token,
      tokenType: 'Bearer',
      expiresIn: String(given.expires_in),
    })
  ports.banks.noteUnsigned({ bank, ip: request.ip, why: `token: ${given.why}` })
  const refusal = tokenRefusals[given.why]
  return answer(
    given.why === 'unauthorized'
      ? refusal
      : { ...refusal, responseMessage: `${refusal.responseMessage} {${given.field}}` },
  )
}
