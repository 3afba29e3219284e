import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { periodOf } from '#core/period.ts'
import { scopesOf } from '#core/staff.ts'
import { waitingOf } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { payoutStep, payoutViews } from '../../desk.ts'
import { payoutsWhere, selectPayouts } from '../../store.desk.ts'
import { statusWords, words } from '../../words.ts'

type Call = typeof contract.exportPayouts
type View = Awaited<ReturnType<typeof payoutViews>>[number]

function columnsIn(language: Language): CsvColumn<View>[] {
  const say = words(language)
  return [
    { header: say.payout, value: ({ payout_id }) => payout_id },
    { header: say.payee, value: ({ payee_name }) => payee_name },
    { header: say.amount, value: ({ amount }) => amount },
    { header: say.status, value: ({ status }) => statusWords(language)[status] },
    momentColumn(say.drawnAt, ({ drawn_at }) => drawn_at),
    { header: say.reference, value: ({ reference }) => reference },
  ]
}

export async function exportPayouts(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const { search, status, payee_id, ...days } = filters
  const waiting = await waitingOf(db, payoutStep('').kind)
  const where = payoutsWhere(scopesOf(staff), { search, status, payee_id, waiting, ...periodOf(days) })
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectPayouts(db, where, { sort, cursor, limit: exportStep })
    return { rows: await payoutViews(ctx, rows), next_cursor }
  }
  return exportCsv(ctx, { name: 'payouts', columns: columnsIn(language), filters, page })
}
