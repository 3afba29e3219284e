import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskPostRow } from '../../desk/post-view.ts'
import { deskPostsWhere, selectDeskPosts } from '../../store.desk-posts.ts'
import { postColumns } from '../../words.ts'

type Call = typeof contract.exportPosts
type Row = ReturnType<typeof deskPostRow>

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = postColumns(language)
  return [
    { header: say.tenant, value: ({ tenant }) => tenant.name },
    { header: say.title, value: ({ title }) => title[language] ?? title.id },
    { header: say.category, value: ({ category }) => category[language] },
    { header: say.author, value: ({ author_name }) => author_name },
    { header: say.state, value: ({ state }) => say[state] },
    momentColumn(say.published_at, ({ published_at }) => published_at),
    momentColumn(say.updated_at, ({ updated_at }) => updated_at),
    { header: say.views, value: ({ views }) => views },
    { header: say.slug, value: ({ slug }) => slug },
  ]
}

export async function exportPosts(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const where = deskPostsWhere(scopesOf(staff), filters)
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectDeskPosts(db, where, { sort, cursor, limit: exportStep })
    const brandOf = await brandsOf(ctx, rows)
    return { rows: rows.map((row) => deskPostRow(row, brandOf)), next_cursor }
  }
  return exportCsv(ctx, { name: 'posts', columns: columnsIn(language), filters, page })
}
