import type { Input, Output } from '#core/call.ts'
import type { GatewayCtx } from '#core/context.ts'
import { jakartaTimestamp } from '#core/time.ts'
import { findPartner } from '#modules/partner/module.ts'
import { receivePayment } from '../bank-notice.ts'
import * as contract from '../contract.bank.ts'
import type { BankPorts } from '../ports.ts'
import { type BankAnswer, bankAnswer, statusOf } from '../rules/bank-answer.ts'
import { signedPath } from '../rules/signed-path.ts'

type Call = typeof contract.bankPayment

export async function bankPayment(ctx: GatewayCtx<BankPorts>, { bank }: Input<Call>): Promise<Output<Call>> {
  const headers = { 'x-timestamp': jakartaTimestamp(ctx.now) }
  try {
    const body = await judged(ctx, bank)
    return { status: statusOf(body), headers, body }
  } catch (error) {
    // Nothing of it was stored: the bank hears so in its own words, and sends it again.
    const body = bankAnswer('failed')
    return { status: statusOf(body), headers, body, error }
  }
}

/** Over the bytes as they came, before anything of them is read. */
async function judged(ctx: GatewayCtx<BankPorts>, bank: string): Promise<BankAnswer> {
  const { db, now, ports, request, headers, raw, search } = ctx
  const connection = ports.banks.connection(bank)
  const path = signedPath(contract.bankPayment.path.replace(':bank', bank), search)
  const why = connection?.verify({ headers, raw, path }) ?? 'unauthorized'
  const partner = why === 'signed' ? await findPartner(db, bank) : undefined
  if (connection && partner?.kind === 'financial') {
    const { repeat_answer } = connection
    return receivePayment(db, {
      partner_id: partner.id,
      external_id: headers['x-external-id'],
      raw,
      repeat_answer,
      now,
    })
  }
  ports.banks.noteUnsigned({ bank, ip: request.ip, why })
  return bankAnswer(why === 'token' ? 'token' : 'unauthorized')
}
