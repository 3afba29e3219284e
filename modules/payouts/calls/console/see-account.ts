import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { accountFacts, accountView, openNumber } from '../../account-desk.ts'
import { payeeOf } from '../../account-payees.ts'
import type * as contract from '../../contract.accounts.ts'
import type { AccountPorts } from '../../ports.ts'
import { findAccount } from '../../store.accounts.ts'

type Call = typeof contract.seeAccount

export async function seeAccount(ctx: StaffCtx<AccountPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, ports, audit } = ctx
  const account = await findAccount(db, id, scopesOf(staff))
  if (!account) throw new Refusal(codes.not_found)
  const { legal_name } = await payeeOf(db, account)
  const facts = accountFacts(account)
  audit({ thing: 'account', thing_id: id, before: facts, after: facts })
  return {
    ...(await accountView(db, account)),
    ...{ legal_name, whole_number: openNumber(ports, account) },
  }
}
