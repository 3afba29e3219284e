import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { findApplied } from '#modules/partner/module.ts'
import { accountViews } from '../../account-desk.ts'
import { ownPayees } from '../../account-payees.ts'
import type * as contract from '../../contract.accounts.ts'
import { accountsOf } from '../../store.accounts.ts'

type Call = typeof contract.ownAccounts

export async function ownAccounts({ db, staff }: StaffCtx): Promise<Output<Call>> {
  const payees: Output<Call>['payees'] = []
  for (const { staff_id: _, ...payee } of await ownPayees(db, staff)) {
    const { payee_kind, payee_id } = payee
    const accounts = await accountViews(db, await accountsOf(db, payee_id))
    const applied = payee_kind === 'partner' ? ((await findApplied(db, payee_id)) ?? null) : null
    payees.push({ ...payee, accounts, applied })
  }
  return { payees }
}
