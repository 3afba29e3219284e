import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import { findBrands } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { deskRow } from '../../desk/view.ts'
import { promosWhere, selectPromos } from '../../store.desk.ts'
import { promoColumns } from '../../words.ts'

type Call = typeof contract.exportPromos
type Row = ReturnType<typeof deskRow>

function columnsIn(language: Language): CsvColumn<Row>[] {
  const say = promoColumns(language)
  return [
    { header: say.tenant, value: ({ tenant }) => tenant.name },
    { header: say.code, value: ({ code }) => code },
    { header: say.title, value: ({ title }) => title[language] },
    { header: say.state, value: ({ state }) => say[state] },
    { header: say.starts_on, value: ({ starts_on }) => starts_on },
    { header: say.ends_on, value: ({ ends_on }) => ends_on },
    { header: say.used, value: ({ used }) => used },
    { header: say.quota, value: ({ quota }) => quota },
    { header: say.given, value: ({ given }) => given },
    { header: say.budget, value: ({ budget }) => budget },
    { header: say.left, value: ({ left }) => left },
  ]
}

export async function exportPromos(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now } = ctx
  const { sort, language, ...filters } = input
  const where = promosWhere(scopesOf(staff), filters, now)
  const page = async (cursor: string | undefined) => {
    const { rows, next_cursor } = await selectPromos(db, where, { sort, cursor, limit: exportStep })
    const names = await findBrands(db, [...new Set(rows.map(({ tenant_id }) => tenant_id))])
    return { rows: rows.map((row) => deskRow(row, names, now)), next_cursor }
  }
  return exportCsv(ctx, { name: 'promos', columns: columnsIn(language), filters, page })
}
