import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type ProofPorts, proveMember } from '#modules/identity/module.ts'
import type * as contract from '../contract.ts'
import { tellAccountGiven } from '../events.ts'
import type { PaymentPorts, SealPorts } from '../ports.ts'
import { accountRow, ownAccountView, ownRefunds } from '../refund-account.ts'
import { saveAccount } from '../store.refund-accounts.ts'
import { lockInvoicesOf } from '../store.ts'

type Call = typeof contract.giveRefundAccount
type Ctx = MemberCtx<PaymentPorts & SealPorts & ProofPorts>

/** Money follows it: a session that was left open is not enough, and the member hears of it each time. */
export async function giveRefundAccount(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, ports, now } = ctx
  const mine = { tenant_id: tenant.id, user_id: user.id, order_id: input.id }
  if ((await ownRefunds(db, ports, mine)).length === 0) throw new Refusal(codes.not_found)
  await proveMember(ctx, input.current_password)
  await db.transaction(async (tx) => {
    await lockInvoicesOf(tx, input.id)
    const rows = await ownRefunds(tx, ports, mine)
    const open = rows.filter(({ can_give }) => can_give)
    const [first] = open
    if (!first)
      throw new Refusal(rows.some(({ account }) => account) ? codes.refund_account_closed : codes.no_refund_due)
    for (const { refund } of open) {
      const row = accountRow(ports, input, { refund_id: refund.id, user_id: user.id, now })
      if (!(await saveAccount(tx, row))) throw new Refusal(codes.refund_account_closed)
      if (refund.id === first.refund.id)
        await tellAccountGiven(tx, { invoice: first.invoice, account: row, is_first: first.account === null, now })
    }
  })
  return ownAccountView(await ownRefunds(db, ports, mine))
}
