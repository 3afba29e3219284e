import { endingOf } from '#core/account-number.ts'
import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { fieldRefusals } from '#core/validation.ts'
import { proveStep } from '#modules/staff/module.ts'
import { accountFacts, accountView, notifyOwners, sealNumber } from '../../account-desk.ts'
import { transitionAccount } from '../../account-transition.ts'
import type * as contract from '../../contract.accounts.ts'
import type { PartnerDeskPorts } from '../../ports.ts'
import { accountMachine, isAsApplied } from '../../rules/account.ts'
import { isHolder } from '../../rules/checks.ts'
import { type AccountRow, findApplied, insertAccount, lockAccounts, lockOwnPartner } from '../../store.accounts.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.enterAccount
type Ctx = StaffCtx<PartnerDeskPorts>

export async function enterAccount(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit } = ctx
  const partner = await lockOwnPartner(db, input.partner_id, scopesOf(staff))
  if (!partner) throw new Refusal(codes.not_found)
  if (!isHolder(input.holder, partner.legal_name))
    throw fieldRefusals([{ field: 'holder', word: 'account_holder_other' }], fieldWords(ctx.language))
  await proveStep(ctx, input.code)
  for (const before of await lockAccounts(db, partner.id))
    if (before.state === 'entered') await transitionAccount(db, before, { event: 'withdraw', actor: 'owner' })
  const account = await accountRow(ctx, input)
  await insertAccount(db, account)
  audit({ thing: 'account', thing_id: account.id, before: null, after: accountFacts(account) })
  await notifyOwners(ctx, { account, partner_name: partner.name, what: 'entered' })
  return accountView(db, { ...account, partner_name: partner.name })
}

async function accountRow({ db, now, staff, ports }: Ctx, input: Input<Call>): Promise<AccountRow> {
  const { partner_id, bank_name, holder, number } = input
  const id = newId(now)
  const named = { bank_name, holder, ending: endingOf(number) }
  return {
    ...{ id, partner_id, ...named, number_sealed: sealNumber(ports, id, number), state: accountMachine.start },
    is_as_applied: isAsApplied(named, await findApplied(db, partner_id)),
    ...{ entered_by: staff.id, entered_at: now, decided_by: null, decided_at: null, decision_reason: null },
    payable_from: null,
  }
}
