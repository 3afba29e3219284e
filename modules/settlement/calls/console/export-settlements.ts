import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { fileViews } from '../../desk.ts'
import { filesWhere, selectFiles } from '../../store.ts'
import { columnWords } from '../../words.ts'

type Call = typeof contract.exportSettlements
type View = Awaited<ReturnType<typeof fileViews>>[number]

function columnsIn(language: Language): CsvColumn<View>[] {
  const say = columnWords(language)
  return [
    { header: say.day, value: ({ day }) => day },
    { header: say.gateway, value: ({ gateway }) => gateway.toUpperCase() },
    { header: say.name, value: ({ name }) => name },
    { header: say.lines, value: ({ lines }) => lines },
    { header: say.gross, value: ({ gross }) => gross },
    { header: say.fee, value: ({ fee }) => fee },
    { header: say.net, value: ({ net }) => net },
    { header: say.open, value: ({ open }) => open },
  ]
}

export async function exportSettlements(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const where = filesWhere(scopesOf(staff), filters)
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectFiles(db, where, { sort, cursor, limit: exportStep })
    return { rows: await fileViews(db, rows), next_cursor }
  }
  return exportCsv(ctx, { name: 'settlements', columns: columnsIn(language), filters, page })
}
