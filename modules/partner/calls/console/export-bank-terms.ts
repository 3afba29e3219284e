import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv, exportStep } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.banks.ts'
import { type BankTerms, selectTerms } from '../../store.bank-terms.ts'
import { termsColumns } from '../../words.ts'

type Call = typeof contract.exportBankTerms

function columnsIn(language: Language): CsvColumn<BankTerms & { bank_name: string }>[] {
  const say = termsColumns(language)
  return [
    { header: say.bank, value: ({ bank_name }) => bank_name },
    { header: say.akad, value: ({ akad }) => akad },
    { header: say.valid_from, value: ({ valid_from }) => valid_from },
    { header: say.offered, value: ({ is_offered }) => (is_offered ? say.yes : say.no) },
    { header: say.margin, value: ({ margin_bp }) => (margin_bp === null ? null : margin_bp / 100) },
    { header: say.ujrah, value: ({ ujrah }) => ujrah },
    { header: say.nisbah, value: ({ nisbah }) => nisbah },
    { header: say.least, value: ({ financed_least }) => financed_least },
    { header: say.most, value: ({ financed_most }) => financed_most },
    { header: say.minimum_deposit, value: ({ minimum_deposit }) => minimum_deposit },
    { header: say.months, value: ({ months }) => months.join(' ') },
    { header: say.admin_fee, value: ({ admin_fee }) => admin_fee },
    { header: say.bank_fee, value: ({ bank_fee }) => bank_fee },
    { header: say.insurance_fee, value: ({ insurance_fee }) => insurance_fee },
    { header: say.source, value: ({ source }) => source },
  ]
}

export async function exportBankTerms(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { language, ...filters } = input
  const page = (cursor: string | undefined) =>
    selectTerms(ctx.db, scopesOf(ctx.staff), { ...filters, cursor, limit: exportStep })
  return exportCsv(ctx, { name: 'bank-terms', columns: columnsIn(language), filters, page })
}
