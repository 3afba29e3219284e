import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { historiesOf } from '../../bank-desk.ts'
import type * as contract from '../../contract.banks.ts'
import { standingTerms } from '../../rules/terms.ts'
import { selectBanks } from '../../store.bank-terms.ts'

type Call = typeof contract.listBankProducts

export async function listBankProducts({ db, staff, now }: StaffCtx): Promise<Output<Call>> {
  const banks = await selectBanks(db, scopesOf(staff))
  const today = jakartaDate(now)
  const histories = await historiesOf(
    db,
    banks.map(({ id }) => id),
  )
  return {
    banks: banks.map(({ id, name }) => ({
      bank_id: id,
      name,
      products: histories(id).map(({ akad, history }) => ({ akad, ...standingTerms(history, today) })),
    })),
  }
}
