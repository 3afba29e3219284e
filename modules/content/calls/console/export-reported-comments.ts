import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { reportedOf } from '../../reported-view.ts'
import { reportedWhere, selectReported } from '../../store.reported.ts'
import { reportedColumns } from '../../words.ts'

type Call = typeof contract.exportReportedComments
type Row = Awaited<ReturnType<typeof reportedOf>>[number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = reportedColumns(language)
  const reports = ({ reasons }: Row): number => Object.values(reasons).reduce((sum, n) => sum + n, 0)
  return [
    momentColumn(say.created_at, ({ created_at }) => created_at),
    { header: say.author, value: ({ author }) => author },
    { header: say.text, value: ({ text }) => text },
    { header: say.post, value: ({ post }) => post.title },
    { header: say.reports, value: reports },
    { header: say.visibility, value: ({ is_hidden }) => (is_hidden ? say.hidden : say.shown) },
  ]
}

export async function exportReportedComments(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const where = reportedWhere(db, scopesOf(staff), filters)
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectReported(db, where, { sort, cursor, limit: exportStep })
    return { rows: await reportedOf(db, rows), next_cursor }
  }
  return exportCsv(ctx, { name: 'reported-comments', columns: columnsIn(language), filters, page })
}
