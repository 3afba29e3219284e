import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { periodOf } from '#core/period.ts'
import type * as contract from '../../contract.console.ts'
import { earningViews } from '../../desk.ts'
import type { PayoutPorts } from '../../ports.ts'
import { isOfConsultant, isOfStores, type Reach, reachOf } from '../../reach.ts'
import { payoutNumber } from '../../rules/payout-number.ts'
import { earningsWhere, selectEarnings } from '../../store.desk.ts'
import { words } from '../../words.ts'

type Call = typeof contract.exportStatement
type View = Awaited<ReturnType<typeof earningViews>>[number]

const packageIn =
  (language: Language) =>
  ({ package_name }: View): string =>
    package_name?.[language] ?? ''

function columnsIn(language: Language, reach: Reach): CsvColumn<View>[] {
  const say = words(language)
  return [
    momentColumn(say.at, ({ created_at }) => created_at),
    { header: say.payee, value: ({ payee_name }) => payee_name },
    { header: say.orderOrReason, value: ({ reason }) => reason },
    // A store sells no packages.
    ...(isOfStores(reach) ? [] : [{ header: say.package, value: packageIn(language) }]),
    { header: say.amount, value: ({ amount }) => amount },
    // Who brings buyers pays no fee.
    ...(isOfConsultant(reach) ? [] : [{ header: say.fee, value: ({ fee }: View) => fee }]),
    { header: say.payoutNumber, value: ({ payout_id }) => payout_id && payoutNumber(payout_id), isIdentity: true },
  ]
}

export async function exportStatement(ctx: StaffCtx<PayoutPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const { search, payee_id, ...days } = filters
  const reach = await reachOf(db, staff)
  const where = earningsWhere(reach, { search, payee_id, ...periodOf(days) })
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectEarnings(db, where, { sort, cursor, limit: exportStep })
    return { rows: await earningViews(ctx, rows), next_cursor }
  }
  return exportCsv(ctx, { name: 'statement', columns: columnsIn(language, reach), filters, page })
}
