import { maskedNumber } from '#core/account-number.ts'
import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { formatMoment } from '#core/format.ts'
import { listHolders, notifyStaff, staffNames } from '#modules/staff/module.ts'
import { type AccountPayee, payeesOf } from './account-payees.ts'
import type { listAccounts } from './contract.accounts.ts'
import type { AccountPorts } from './ports.ts'
import { accountPlace } from './rules/account.ts'
import { type AccountRow, payeeIdOf, payeeKindOf } from './store.accounts.ts'
import { accountWords } from './words.ts'

type View = Output<typeof listAccounts>['rows'][number]

/** Accounts as anybody at the desk sees them: never a whole number. */
export async function accountViews(db: Db, rows: readonly AccountRow[]): Promise<View[]> {
  const payees = await payeesOf(db, rows)
  const names = await staffNames(
    db,
    rows.map(({ entered_by }) => entered_by),
  )
  return rows.map((row) => ({
    account_id: row.id,
    payee_kind: payeeKindOf(row),
    payee_id: payeeIdOf(row),
    payee_name: payees.get(payeeIdOf(row))?.payee_name ?? '',
    bank_name: row.bank_name,
    holder: row.holder,
    number: maskedNumber(row.ending),
    state: row.state,
    is_as_applied: row.is_as_applied,
    entered_by: names.get(row.entered_by) ?? '',
    entered_at: row.entered_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
    payable_from: row.payable_from?.toISOString() ?? null,
  }))
}

export async function accountView(db: Db, row: AccountRow): Promise<View> {
  const [view] = await accountViews(db, [row])
  if (!view) throw new Error('an account was not shown')
  return view
}

export const accountFacts = ({ partner_id, store_id, consultant_id, ...row }: AccountRow) => ({
  ...{ partner_id, store_id, consultant_id, bank_name: row.bank_name, holder: row.holder },
  ...{ ending: row.ending, state: row.state },
})

type Seals = Pick<AccountPorts, 'documents'>

export const sealNumber = ({ documents }: Seals, account_id: string, number: string): string =>
  documents.seal(Buffer.from(number), accountPlace(account_id)).toString('base64')

export function openNumber({ documents }: Seals, { id, number_sealed }: AccountRow): string {
  const number = documents.open(Buffer.from(number_sealed, 'base64'), accountPlace(id))
  if (!number) throw new Error(`the number of account ${id} does not open: its key is not among the secrets`)
  return number.toString()
}

type News = { account: AccountRow; payee: AccountPayee; what: 'entered' | 'verified' | 'rejected' }

/** Mails all who run the partner or the store, and a consultant, whoever it was: one who did not do it sees that somebody did. */
export async function notifyOwners(
  ctx: Pick<StaffCtx<AccountPorts>, 'db' | 'ports' | 'now'>,
  { account, payee, what }: News,
): Promise<void> {
  const { bank_name, holder, ending, decision_reason, payable_from } = account
  const { payee_name } = payee
  for (const staff_id of await peopleOf(ctx.db, payee))
    await notifyStaff(
      ctx.db,
      {
        staff_id,
        notice: (language) => {
          const say = accountWords(language)
          const from = payable_from && formatMoment(payable_from, language)
          return {
            subject: say[`${what}Subject`](payee_name),
            paragraphs: [
              say[`${what}Body`](payee_name),
              say.account(bank_name, maskedNumber(ending), holder),
              ...(what === 'verified' && from ? [say.payableFrom(from)] : []),
              ...(what === 'rejected' && decision_reason ? [say.reason(decision_reason)] : []),
              say.notYou,
            ],
            action: { label: say.open, path: '/bank-account' },
          }
        },
      },
      ctx,
    )
}

/** Who runs a partner or a store; a consultant is one person. */
async function peopleOf(db: Db, { payee_kind, payee_id: id, staff_id }: AccountPayee): Promise<string[]> {
  if (payee_kind === 'affiliate') return staff_id ? [staff_id] : []
  const role = payee_kind === 'store' ? 'store' : 'partner_owner'
  return listHolders(db, { role, scope: { kind: payee_kind, id } })
}
