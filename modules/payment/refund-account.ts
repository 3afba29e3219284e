import { endingOf, maskedNumber } from '#core/account-number.ts'
import type { Db } from '#core/context.ts'
import { canReturn } from './gateway-refund.ts'
import type { PaymentPorts, SealPorts } from './ports.ts'
import {
  bankNameOf,
  canGiveAccount,
  isByTransfer,
  type RefundBankCode,
  refundAccountPlace,
} from './rules/refund-account.ts'
import { listOwnRefunds, type RefundAccount } from './store.refund-accounts.ts'

type Given = { bank_code: RefundBankCode; number: string; holder: string }
type For = { refund_id: string; user_id: string; now: Date }

export function accountRow({ documents }: SealPorts, given: Given, { refund_id, user_id, now }: For): RefundAccount {
  const { bank_code, number, holder } = given
  const number_sealed = documents.seal(Buffer.from(number), refundAccountPlace(refund_id)).toString('base64')
  return { id: refund_id, user_id, bank_code, holder, ending: endingOf(number), number_sealed, given_at: now }
}

export function openNumber({ documents }: SealPorts, { id, number_sealed }: RefundAccount): string {
  const number = documents.open(Buffer.from(number_sealed, 'base64'), refundAccountPlace(id))
  if (!number) throw new Error(`the account of refund ${id} does not open: its key is not among the secrets`)
  return number.toString()
}

/** An account as anybody sees it: never a whole number. */
export const accountView = ({ bank_code, holder, ending, given_at }: RefundAccount) => ({
  ...{ bank_code, bank_name: bankNameOf(bank_code), number: maskedNumber(ending), holder },
  given_at: given_at.toISOString(),
})

type Mine = Parameters<typeof listOwnRefunds>[1]

/** The refunds of a member's own order, each with whether it waits for an account. */
export async function ownRefunds(db: Db, ports: PaymentPorts, mine: Mine) {
  // What a financing bank paid goes back to the bank.
  const own = (await listOwnRefunds(db, mine)).filter(({ payment }) => payment.gateway !== 'bank')
  return own.map((row) => {
    const { refund, payment, account, is_listed } = row
    const can_return = canReturn(ports, { ...payment, gateway_note: refund.gateway_note })
    const waiting = { state: refund.state, can_return, has_account: account !== null, is_listed }
    return { ...row, is_by_transfer: isByTransfer(waiting), can_give: canGiveAccount(waiting) }
  })
}

type Own = Awaited<ReturnType<typeof ownRefunds>>

/** What the family sees: what goes back by transfer, and where to. */
export function ownAccountView(rows: Own) {
  const account = rows.findLast((row) => row.can_give)?.account ?? rows.findLast((row) => row.account)?.account
  return {
    amount: rows.reduce((sum, { refund, is_by_transfer }) => sum + (is_by_transfer ? refund.amount : 0), 0),
    is_missing: rows.some((row) => row.is_by_transfer && row.account === null),
    can_give: rows.some((row) => row.can_give),
    account: account ? accountView(account) : null,
  }
}
