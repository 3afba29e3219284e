import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { reviewColumns } from '#core/review-words.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { type GuideRow, guidesWhere, selectGuides } from '../../store.guides.ts'

type Call = typeof contract.exportGuides

function columnsIn(language: Language): CsvColumn<GuideRow>[] {
  const say = reviewColumns(language)
  return [
    { header: say.id, value: ({ slug }) => slug },
    { header: say.title, value: ({ title }) => title[language] },
    { header: say.review, value: ({ verdict }) => say[verdict ?? 'awaiting'] },
    { header: say.reviewer, value: ({ reviewer }) => reviewer },
    momentColumn(say.reviewed_at, ({ reviewed_at }) => reviewed_at),
    { header: say.note, value: ({ note }) => note },
  ]
}

export async function exportGuides(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const where = guidesWhere(db, scopesOf(staff), filters)
  const page = (cursor: string | undefined) => selectGuides(db, where, { sort, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'guides', columns: columnsIn(language), filters, page })
}
