import { endingOf } from '#core/account-number.ts'
import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import { findApplied } from '#modules/partner/module.ts'
import { isHolder } from '#modules/partner/rules/checks.ts'
import { proveStep } from '#modules/staff/module.ts'
import { accountFacts, accountView, notifyOwners, sealNumber } from '../../account-desk.ts'
import { type AccountPayee, lockOwnPayee } from '../../account-payees.ts'
import { transitionAccount } from '../../account-transition.ts'
import type * as contract from '../../contract.accounts.ts'
import type { AccountPorts } from '../../ports.ts'
import { accountMachine, isAsApplied } from '../../rules/account.ts'
import { type AccountRow, insertAccount, lockAccounts } from '../../store.accounts.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.enterAccount
type Ctx = StaffCtx<AccountPorts>

export async function enterAccount(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit } = ctx
  const payee = await lockOwnPayee(db, input.payee_id, staff)
  if (!payee) throw new Refusal(codes.not_found)
  // Who keeps a small store has it in their own name, and a consultant is a person: finance compares.
  if (payee.legal_name !== null && !isHolder(input.holder, payee.legal_name))
    throw fieldRefusals([{ field: 'holder', word: 'account_holder_other' }], fieldWords(ctx.language))
  await proveStep(ctx, input.code)
  for (const before of await lockAccounts(db, payee.payee_id))
    if (before.state === 'entered') await transitionAccount(db, before, { event: 'withdraw', actor: 'owner' })
  const account = await accountRow(ctx, payee, input)
  await insertAccount(db, account)
  audit({ thing: 'account', thing_id: account.id, before: null, after: accountFacts(account) })
  await notifyOwners(ctx, { account, payee, what: 'entered' })
  return accountView(db, account)
}

async function accountRow(
  { db, now, staff, ports }: Ctx,
  { payee_kind, payee_id }: AccountPayee,
  { bank_name, holder, number }: Input<Call>,
): Promise<AccountRow> {
  const id = newId(now)
  const named = { bank_name, holder, ending: endingOf(number) }
  return {
    ...{ id, ...named },
    partner_id: payee_kind === 'partner' ? payee_id : null,
    store_id: payee_kind === 'store' ? payee_id : null,
    consultant_id: payee_kind === 'affiliate' ? payee_id : null,
    ...{ number_sealed: sealNumber(ports, id, number), state: accountMachine.start },
    is_as_applied: payee_kind === 'partner' && isAsApplied(named, await findApplied(db, payee_id)),
    ...{ entered_by: staff.id, entered_at: now, decided_by: null, decided_at: null, decision_reason: null },
    payable_from: null,
  }
}
