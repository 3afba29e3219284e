import { newSecret } from '#core/ids.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { sharedMethods } from '#modules/payment/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { isOpen } from '../payment-status.ts'
import type { Bill, ShownPayment } from '../shown.server.ts'
import { groupsOf } from './methods.server.ts'
import { words } from './words.ts'

type Open = { token: string; self: string; bill: Bill; shown: ShownPayment }

/** The ways to pay an invoice that has none at hand; nothing where it is not to be paid, or how is known. */
export async function loadOtherWays(context: Context, { token, self, bill, shown }: Open) {
  if (!isOpen(shown.status)) return undefined
  const { language, now } = pageOf(context)
  const [{ data }, { data: caps }] = await Promise.all([
    api(context, sharedMethods, { token }),
    api(context, rules, {}),
  ])
  const { otherTitle, otherText, noneText, method, toPay, submit, working, away } = words(language)
  return {
    self,
    ticket: newSecret(),
    amount: shown.bill.amount,
    groups: groupsOf(data.payment_method, { amount: bill.total_payment, due_at: bill.due_at, now, caps, language }),
    say: { otherTitle, otherText, noneText, method, toPay, submit, working, away },
  }
}
