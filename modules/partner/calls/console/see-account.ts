import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { accountFacts, accountView, openNumber } from '../../account-desk.ts'
import type * as contract from '../../contract.accounts.ts'
import type { PartnerDeskPorts } from '../../ports.ts'
import { findAccount } from '../../store.accounts.ts'

type Call = typeof contract.seeAccount

export async function seeAccount(ctx: StaffCtx<PartnerDeskPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, ports, audit } = ctx
  const result = await findAccount(db, id, scopesOf(staff))
  if (!result) throw new Refusal(codes.not_found)
  const { account, partner_name, legal_name } = result
  const facts = accountFacts(account)
  audit({ thing: 'account', thing_id: id, before: facts, after: facts })
  return {
    ...(await accountView(db, { ...account, partner_name })),
    ...{ legal_name, whole_number: openNumber(ports, account) },
  }
}
