import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { differenceViews } from '../../desk.ts'
import { differencesWhere, selectDifferences } from '../../store.ts'
import { columnWords, kindWords } from '../../words.ts'

type Call = typeof contract.exportDifferences
type View = Awaited<ReturnType<typeof differenceViews>>[number]

function columnsIn(language: Language): CsvColumn<View>[] {
  const say = columnWords(language)
  return [
    { header: say.day, value: ({ day }) => day },
    { header: say.gateway, value: ({ gateway }) => gateway.toUpperCase() },
    { header: say.kind, value: ({ kind }) => kindWords(language)[kind] },
    { header: say.payment, value: ({ payment_number }) => payment_number },
    { header: say.line, value: ({ line_no }) => line_no },
    { header: say.expected, value: ({ expected }) => expected },
    { header: say.received, value: ({ received }) => received },
    momentColumn(say.closed, ({ closed_at }) => closed_at),
    { header: say.closedBy, value: ({ closed_by }) => closed_by },
    { header: say.reason, value: ({ reason }) => reason },
  ]
}

export async function exportDifferences(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const where = differencesWhere(scopesOf(staff), filters)
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectDifferences(db, where, { sort, cursor, limit: exportStep })
    return { rows: await differenceViews(db, rows), next_cursor }
  }
  return exportCsv(ctx, { name: 'settlement-differences', columns: columnsIn(language), filters, page })
}
