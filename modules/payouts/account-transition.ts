import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { type AccountActor, type AccountEvent, accountMachine } from './rules/account.ts'
import { type AccountRow, stepAccount } from './store.accounts.ts'

type Change = {
  event: AccountEvent
  actor: AccountActor
  to?: Partial<Pick<AccountRow, 'decided_by' | 'decided_at' | 'decision_reason' | 'payable_from'>>
}

/** The one way to another state of a locked account; nothing, where it cannot get there. */
export async function transitionAccount(
  db: Db,
  account: AccountRow,
  { event, actor, to = {} }: Change,
): Promise<AccountRow | undefined> {
  const state = next(accountMachine, account.state, { event, actor })
  if (!state) return undefined
  if (!(await stepAccount(db, account, { ...to, state }))) throw new Error('an account changed although it was locked')
  return { ...account, ...to, state }
}
