import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { platformOnly } from '#core/platform-only.ts'
import { reviewColumns } from '#core/review-words.ts'
import type * as contract from '../../contract.console.ts'
import { deskList } from '../../doa/desk-list.ts'

type Call = typeof contract.exportDoa
type Row = Awaited<ReturnType<typeof deskList>>[number]

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = reviewColumns(language)
  return [
    { header: say.id, value: ({ id }) => id },
    { header: say.title, value: ({ title }) => title[language] },
    { header: say.source, value: ({ source }) => source[language] },
    { header: say.review, value: ({ review }) => say[review.state] },
    { header: say.reviewer, value: ({ review }) => review.reviewer },
    momentColumn(say.reviewed_at, ({ review }) => review.reviewed_at),
    { header: say.note, value: ({ review }) => review.note },
  ]
}

export async function exportDoa(ctx: StaffCtx, { language, ...filters }: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  const rows = await deskList(ctx.db, filters)
  const page = async () => ({ rows, next_cursor: null })
  return exportCsv(ctx, { name: 'doa', columns: columnsIn(language), filters, page })
}
