import type { Input, Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { type JakartaDate, jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { seeBank, stopBankProduct } from './contract.banks.ts'
import { akads } from './rules/akad.ts'
import { datedTerms, type FinancingBounds } from './rules/terms.ts'
import { allTerms, type BankTerms, lockBank } from './store.bank-terms.ts'

type Seen = Output<typeof seeBank>
type Terms = Seen['products'][number]['history'][number]
type Dated = BankTerms & { valid_to: string | null }

const termsView = (row: Dated, names: ReadonlyMap<string, string>): Terms => ({
  terms_id: row.id,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  is_offered: row.is_offered,
  admin_fee: row.admin_fee,
  bank_fee: row.bank_fee,
  insurance_fee: row.insurance_fee,
  margin_bp: row.margin_bp,
  ujrah: row.ujrah,
  financed_least: row.financed_least,
  financed_most: row.financed_most,
  days_before: row.days_before,
  documents: row.documents,
  tax_card_from: row.tax_card_from,
  nisbah: row.nisbah,
  minimum_deposit: row.minimum_deposit,
  months: row.months,
  source: row.source,
  written_by: (row.staff_id && names.get(row.staff_id)) ?? null,
})

/** The history of each contract of each bank, the newest first, by the bank's id. */
export async function historiesOf(db: Db, bank_ids: readonly string[]) {
  const rows = bank_ids.length > 0 ? await allTerms(db, bank_ids) : []
  const names = await staffNames(
    db,
    rows.flatMap(({ staff_id }) => staff_id ?? []),
  )
  const byBank = Map.groupBy(rows, ({ partner_id }) => partner_id)
  return (bank_id: string) =>
    akads.map((akad) => ({
      akad,
      history: datedTerms((byBank.get(bank_id) ?? []).filter((row) => row.akad === akad)).map((row) =>
        termsView(row, names),
      ),
    }))
}

/** What the rules of a day allow a bank that finances. */
export async function boundsOn(db: Db, day: JakartaDate): Promise<FinancingBounds> {
  const rules = await datedRulesOn(db, day)
  return {
    least: rules.financing_least,
    most: rules.financing_most,
    most_months: rules.financing_most_months,
    days_before: rules.financing_days_before,
  }
}

export async function bankView({ db, now }: Pick<StaffCtx, 'db' | 'now'>, bank: { id: string; name: string }) {
  const today = jakartaDate(now)
  const histories = await historiesOf(db, [bank.id])
  return {
    bank_id: bank.id,
    name: bank.name,
    today,
    bounds: await boundsOn(db, today),
    products: histories(bank.id).map((product) => ({ ...product, version: product.history.length })),
  } satisfies Seen
}

type Change = Pick<Input<typeof stopBankProduct>, 'bank_id' | 'akad' | 'version' | 'valid_from'>

/** The bank, locked, with the terms that whoever writes has seen; nothing is written for today or before. */
export async function openTerms({ db, staff, now }: Pick<StaffCtx, 'db' | 'staff' | 'now'>, change: Change) {
  const bank = await lockBank(db, { scopes: scopesOf(staff), id: change.bank_id })
  if (!bank) throw new Refusal(codes.not_found)
  // Whoever applied today did so by the terms of today.
  if (change.valid_from <= jakartaDate(now)) throw new Refusal(codes.rule_day_not_to_come)
  const rows = datedTerms((await allTerms(db, [bank.id])).filter(({ akad }) => akad === change.akad))
  if (rows.length !== change.version) throw new Refusal(codes.content_changed, { data: { version: rows.length } })
  return { bank, before: rows.find(({ valid_from }) => valid_from <= change.valid_from) }
}

/** What the audit has of terms. */
export const termsFacts = (row: Omit<BankTerms, 'id' | 'created_at' | 'staff_id' | 'source'>) => ({
  bank_id: row.partner_id,
  akad: row.akad,
  valid_from: row.valid_from,
  is_offered: row.is_offered,
  margin_bp: row.margin_bp,
  ujrah: row.ujrah,
  admin_fee: row.admin_fee,
  bank_fee: row.bank_fee,
  insurance_fee: row.insurance_fee,
  financed_least: row.financed_least,
  financed_most: row.financed_most,
  days_before: row.days_before,
  documents: row.documents.join(' '),
  tax_card_from: row.tax_card_from,
  nisbah: row.nisbah,
  minimum_deposit: row.minimum_deposit,
  months: row.months.join(' '),
})
