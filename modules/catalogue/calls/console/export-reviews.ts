import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.reviews.ts'
import { deskReviews } from '../../desk-reviews.ts'
import { reviewsWhere, selectDeskReviews } from '../../store.desk-reviews.ts'
import { reviewColumns } from '../../words.ts'

type Call = typeof contract.exportReviews
type Line = Awaited<ReturnType<typeof deskReviews>>[number]

function columnsIn(language: Language): CsvColumn<Line>[] {
  const say = reviewColumns(language)
  return [
    momentColumn(say.written, ({ created_at }) => created_at),
    { header: say.package, value: ({ package_name }) => package_name },
    { header: say.partner, value: ({ partner_name }) => partner_name },
    { header: say.rating, value: ({ rating }) => rating },
    { header: say.author, value: ({ author_name }) => author_name },
    { header: say.travelled_on, value: ({ travelled_on }) => travelled_on },
    { header: say.text, value: ({ text }) => text },
    { header: say.answer, value: ({ answer }) => answer?.text ?? '' },
    { header: say.answered_by, value: ({ answer }) => answer?.by ?? '' },
    momentColumn(say.answered_at, ({ answer }) => answer?.at),
  ]
}

export async function exportReviews(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const { sort, language, ...filters } = input
  const where = reviewsWhere(scopesOf(staff), filters)
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectDeskReviews(db, where, { sort, cursor, limit: exportStep })
    return { rows: await deskReviews({ db, language }, rows), next_cursor }
  }
  return exportCsv(ctx, { name: 'reviews', columns: columnsIn(language), filters, page })
}
