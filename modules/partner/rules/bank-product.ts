import type { z } from 'zod'
import type { bankProduct } from '../shapes.ts'
import type { Akad, FinancingDocument } from './akad.ts'

export type BankProduct = z.output<typeof bankProduct>
export type FinancingProduct = Extract<BankProduct, { days_before: number }>
export type SavingsProduct = Extract<BankProduct, { minimum_deposit: number }>

/** Terms as they are stored: of what a contract does not know there is nothing. */
export type StoredTerms = {
  id: string
  akad: Akad
  valid_from: string
  source: string
  admin_fee: number
  bank_fee: number
  insurance_fee: number
  margin_bp: number | null
  ujrah: number | null
  financed_least: number | null
  financed_most: number | null
  days_before: number | null
  documents: FinancingDocument[]
  tax_card_from: number | null
  nisbah: string | null
  minimum_deposit: number | null
  months: number[]
}

/** The database holds what each contract needs; a row without it is a fault of ours. */
function present<T>(value: T | null, name: string, { id }: StoredTerms): T {
  if (value === null) throw new Error(`bank terms ${id} have no ${name}`)
  return value
}

export function bankProductOf(row: StoredTerms): BankProduct {
  const { akad, valid_from, source, admin_fee, months } = row
  const product = { terms_id: row.id, valid_from, source, admin_fee, months }
  if (akad === 'wadiah' || akad === 'mudharabah') {
    const minimum_deposit = present(row.minimum_deposit, 'minimum deposit', row)
    if (akad === 'wadiah') return { akad, ...product, minimum_deposit }
    return { akad, ...product, minimum_deposit, nisbah: present(row.nisbah, 'nisbah', row) }
  }
  const { bank_fee, insurance_fee, documents, tax_card_from } = row
  const financing = {
    ...product,
    bank_fee,
    insurance_fee,
    documents,
    tax_card_from,
    financed_least: present(row.financed_least, 'least sum', row),
    financed_most: present(row.financed_most, 'most sum', row),
    days_before: present(row.days_before, 'last day', row),
  }
  return akad === 'murabahah'
    ? { akad, ...financing, margin_bp: present(row.margin_bp, 'margin', row) }
    : { akad, ...financing, ujrah: present(row.ujrah, 'ujrah', row) }
}

export const isFinancing = (product: BankProduct): product is FinancingProduct => 'days_before' in product
export const isSavings = (product: BankProduct): product is SavingsProduct => 'minimum_deposit' in product
