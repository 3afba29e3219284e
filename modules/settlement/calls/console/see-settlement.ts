import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { differenceViews, fileView } from '../../desk.ts'
import { differencesOf, findFile, firstLines, outcomesOf } from '../../store.ts'

type Call = typeof contract.seeSettlement
const mostLines = 100

export async function seeSettlement({ db, staff }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const file = await findFile(db, id, scopesOf(staff))
  if (!file) throw new Refusal(codes.not_found)
  const first = await firstLines(db, id, mostLines)
  return {
    ...(await fileView(db, file)),
    outcomes: await outcomesOf(db, id),
    differences: await differenceViews(db, await differencesOf(db, id)),
    first_lines: first.map(({ line_no, payment_number, gross, fee, net, outcome }) => ({
      ...{ line_no, payment_number, gross, fee, net, outcome },
    })),
  }
}
