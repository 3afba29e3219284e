import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { proveStep } from '#modules/staff/module.ts'
import { accountFacts, accountView, notifyOwners } from '../../account-desk.ts'
import { payeeOf } from '../../account-payees.ts'
import { transitionAccount } from '../../account-transition.ts'
import type * as contract from '../../contract.accounts.ts'
import type { AccountPorts } from '../../ports.ts'
import { isPayableAtOnce } from '../../rules/account.ts'
import { type AccountRow, findAccount, lockAccounts, payeeIdOf } from '../../store.accounts.ts'

type Call = typeof contract.decideAccount
type Ctx = StaffCtx<AccountPorts>

export async function decideAccount(ctx: Ctx, { id, decision, reason, code }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const known = await findAccount(db, id, scopesOf(staff))
  if (!known) throw new Refusal(codes.not_found)
  const payee = await payeeOf(db, known)
  const all = await lockAccounts(db, payeeIdOf(known))
  const before = all.find((one) => one.id === id && one.state === 'entered')
  if (!before) throw new Refusal(codes.account_moved)
  if (before.entered_by === staff.id) throw new Refusal(codes.account_entered_by_you)
  await proveStep(ctx, code)
  const decided = { decided_by: staff.id, decided_at: now, decision_reason: reason }
  const payable = decision === 'verify' ? { payable_from: await payableFrom(ctx, before, all) } : {}
  if (decision === 'verify')
    for (const former of all)
      if (former.state === 'verified') await transitionAccount(db, former, { event: 'replace', actor: 'finance' })
  const change = { event: decision, actor: 'finance', to: { ...decided, ...payable } } as const
  const after = await transitionAccount(db, before, change)
  if (!after) throw new Refusal(codes.account_moved)
  audit({ thing: 'account', thing_id: id, before: accountFacts(before), after: accountFacts(after), reason })
  await notifyOwners(ctx, { account: after, payee, what: decision === 'verify' ? 'verified' : 'rejected' })
  return accountView(db, after)
}

/** The first account, as it was applied for, is paid to at once; after any other, owners have some days to say that it is not theirs. */
async function payableFrom({ db, now }: Ctx, entered: AccountRow, all: readonly AccountRow[]): Promise<Date> {
  const { account_block_days } = await datedRulesOn(db, jakartaDate(now))
  return isPayableAtOnce(entered, all) ? now : addMs(now, account_block_days * dayMs)
}
