import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { accountViews } from '../../account-desk.ts'
import type * as contract from '../../contract.accounts.ts'
import { accountsOf, findApplied, listOwnPartners } from '../../store.accounts.ts'

type Call = typeof contract.ownAccounts

export async function ownAccounts({ db, staff }: StaffCtx): Promise<Output<Call>> {
  const partners: Output<Call>['partners'] = []
  for (const { id, name, legal_name } of await listOwnPartners(db, scopesOf(staff))) {
    const rows = (await accountsOf(db, id)).map((row) => ({ ...row, partner_name: name }))
    const applied = (await findApplied(db, id)) ?? null
    partners.push({ partner_id: id, name, legal_name, accounts: await accountViews(db, rows), applied })
  }
  return { partners }
}
