import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { type CsvColumn, momentColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import type * as contract from '../../contract.console.ts'
import { packageCategoryWords, packageStateWords } from '../../rules/package-words.ts'
import { packagesWhere, selectPackages } from '../../store.packages.ts'
import { packageColumns } from '../../words.ts'

type Call = typeof contract.exportPackages
type Row = Awaited<ReturnType<typeof selectPackages>>['rows'][number] & { partner_name: string }

function columnsIn(language: Language): CsvColumn<Row>[] {
  const [say, states] = [packageColumns(language), packageStateWords(language)]
  const categories = packageCategoryWords(language)
  return [
    { header: say.name, value: ({ name }) => name[language] || name.id },
    { header: say.partner, value: ({ partner_name }) => partner_name },
    { header: say.slug, value: ({ slug }) => slug },
    { header: say.category, value: ({ category }) => categories[category] },
    { header: say.state, value: ({ state }) => states[state] },
    { header: say.open_dates, value: ({ open_dates }) => open_dates },
    { header: say.seats_free, value: ({ seats_free }) => seats_free },
    momentColumn(say.created_at, ({ created_at }) => created_at),
  ]
}

export async function exportPackages(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now } = ctx
  const { sort, language, ...filters } = input
  const where = packagesWhere(scopesOf(staff), filters)
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectPackages(db, where, { sort, cursor, limit: exportStep, now })
    const partners = await partnerLicences(db, [...new Set(rows.map(({ partner_id }) => partner_id))])
    const named = rows.map((row) => ({ ...row, partner_name: partners.get(row.partner_id)?.name ?? '' }))
    return { rows: named, next_cursor }
  }
  return exportCsv(ctx, { name: 'packages', columns: columnsIn(language), filters, page })
}
