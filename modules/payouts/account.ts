import { maskedNumber } from '#core/account-number.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, dayMs } from '#core/time.ts'
import { changedRecently } from '#modules/staff/rules/approval.ts'
import { type AccountRow, accountChanges, accountsById, verifiedAccounts } from './store.accounts.ts'
import type { Payout } from './store.ts'

type Paid = Pick<Payout, 'id' | 'state' | 'payee_kind' | 'payee_id' | 'account_id'>

const isUnsent = ({ state }: Pick<Payout, 'state'>): boolean => state === 'due' || state === 'approved'

/** The accounts that payouts go to, by payout: of what has not left, the one that its payee has now. */
export async function accountsFor(db: Db, payouts: readonly Paid[]): Promise<Map<string, AccountRow>> {
  const unsent = payouts.filter(isUnsent)
  const now = await verifiedAccounts(db, [...new Set(unsent.map(({ payee_id }) => payee_id))])
  const sent = payouts.flatMap((one) => (isUnsent(one) || !one.account_id ? [] : [one.account_id]))
  const then = await accountsById(db, [...new Set(sent)])
  return new Map(
    payouts.flatMap((one) => {
      const account = isUnsent(one) ? now.get(one.payee_id) : then.get(one.account_id ?? '')
      return account ? [[one.id, account] as const] : []
    }),
  )
}

/** The account that a payout may be sent to now; refused where none is verified, or where it was changed too lately. */
export async function payableAccount(db: Db, payout: Paid, now: Date): Promise<AccountRow> {
  const account = (await accountsFor(db, [payout])).get(payout.id)
  if (!account?.payable_from) throw new Refusal(codes.payout_account_missing)
  if (account.payable_from > now) throw new Refusal(codes.payout_account_blocked)
  return account
}

/** Whoever changed the account within a day does not approve that money goes there. */
export const changesBefore = (db: Db, { payee_id }: Paid, now: Date) => accountChanges(db, payee_id, addMs(now, -dayMs))

/** Nor do they send it there by their own word. */
export async function refuseOwnAccount({ db, staff, now }: Pick<StaffCtx, 'db' | 'staff' | 'now'>, payout: Paid) {
  const account_changes = await changesBefore(db, payout, now)
  if (changedRecently(staff.id, { account_changes, now })) throw new Refusal(codes.payout_account_yours)
}

export const accountView = (account: AccountRow | undefined, now: Date) =>
  account?.payable_from
    ? {
        ...{ bank_name: account.bank_name, holder: account.holder, number: maskedNumber(account.ending) },
        ...{ account_id: account.id, payable_from: account.payable_from.toISOString() },
        is_blocked: account.payable_from > now,
      }
    : null
