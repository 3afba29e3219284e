import { type Akad, akads } from '#modules/partner/rules/akad.ts'
import type { bank_terms } from '#modules/partner/tables.ts'
import { cell, idOf, slugOf, table } from './naming.ts'
import { financingRows, savingsRows } from './words/other-partners.ts'

type Terms = typeof bank_terms.$inferInsert

const number = (text: string): number | null => (text === '' ? null : Number(text))
const months = (text: string): number[] => text.split(' ').map(Number)

function akadOf(text: string): Akad {
  const akad = akads.find((one) => one === text)
  if (!akad) throw new Error(`no such akad: ${text}`)
  return akad
}

/** What every row has: whose it is, by which contract and from when. */
function offered(row: string[], now: Date) {
  const [name, akad, valid_from] = [cell(row, 0), akadOf(cell(row, 1)), cell(row, 2)]
  return {
    id: idOf(`bank terms ${slugOf(name)} ${akad} ${valid_from}`),
    partner_id: idOf(`partner ${slugOf(name)}`),
    akad,
    valid_from,
    source: `Perjanjian kerja sama dengan ${name}, berlaku sejak ${valid_from}`,
    created_at: now,
  }
}

const financing = (row: string[], now: Date): Terms => {
  const base = offered(row, now)
  const charge = Number(cell(row, 3))
  const tax_card_from = number(cell(row, 10))
  return {
    ...base,
    ...(base.akad === 'murabahah' ? { margin_bp: charge } : { ujrah: charge }),
    admin_fee: Number(cell(row, 4)),
    bank_fee: Number(cell(row, 5)),
    insurance_fee: Number(cell(row, 6)),
    financed_least: Number(cell(row, 7)),
    financed_most: Number(cell(row, 8)),
    days_before: Number(cell(row, 9)),
    documents: ['identity_card', 'family_card', 'proof_of_income', ...(tax_card_from ? (['tax_card'] as const) : [])],
    tax_card_from,
    months: months(cell(row, 11)),
  }
}

const saving = (row: string[], now: Date): Terms => ({
  ...offered(row, now),
  nisbah: cell(row, 3) || null,
  admin_fee: Number(cell(row, 4)),
  minimum_deposit: Number(cell(row, 5)),
  months: months(cell(row, 6)),
})

export const bankTerms = (now: Date): Terms[] => [
  ...table(12, financingRows).map((row) => financing(row, now)),
  ...table(7, savingsRows).map((row) => saving(row, now)),
]

/** The contracts of a bank, by its name. */
export const akadsOf = (name: string): Akad[] => [
  ...new Set(
    [...table(12, financingRows), ...table(7, savingsRows)]
      .filter((row) => cell(row, 0) === name)
      .map((row) => akadOf(cell(row, 1))),
  ),
]
