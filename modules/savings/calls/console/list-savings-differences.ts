import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.deposits.ts'
import { readPayment } from '../../rules/bank-payment.ts'
import { listDifferences } from '../../store.desk.ts'

type Call = typeof contract.listSavingsDifferences

/** What a message of a bank says, as far as it can be read. */
function noticeIn(body: string) {
  const read = readPayment(Buffer.from(body))
  if (!read.ok) return null
  const { virtual_account, amount } = read.payment
  return { virtual_account, amount: amount ?? null }
}

export async function listSavingsDifferences({ db, staff }: StaffCtx): Promise<Output<Call>> {
  const rows = await listDifferences(db, scopesOf(staff))
  return {
    rows: rows.map(({ id, at, body, payment_request_id, plan_id, code, amount, virtual_account }) => ({
      id,
      at: at.toISOString(),
      payment_request_id: payment_request_id ?? '',
      notice: noticeIn(body),
      counted: plan_id && code && amount !== null ? { plan_id, code, virtual_account, amount } : null,
    })),
  }
}
