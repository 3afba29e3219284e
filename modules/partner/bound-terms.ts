import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import { type BankProduct, bankProductOf } from './rules/bank-product.ts'
import { mainLicence } from './rules/licence.ts'
import type { licence } from './shapes.ts'
import { termsById } from './store.bank-terms.ts'
import { partnerLicences } from './store.ts'
import { licenceView } from './view.ts'

type BoundBank = {
  id: string
  slug: string
  name: string
  city: string
  phone_number: string
  address: string
  licence: z.output<typeof licence> | null
}
export type BoundTerms = { bank: BoundBank; product: BankProduct }

/** Terms by their id with the bank they are of, in force or not: an application keeps those of its day. */
export async function boundTerms(db: Db, ids: readonly string[], today: string): Promise<Map<string, BoundTerms>> {
  if (ids.length === 0) return new Map()
  const rows = [...(await termsById(db, ids)).values()]
  const banks = await partnerLicences(db, [...new Set(rows.map(({ partner_id }) => partner_id))])
  return new Map(
    rows.map((row) => {
      const bank = banks.get(row.partner_id)
      if (!bank) throw new Error(`terms ${row.id} are of no bank`)
      const main = mainLicence(bank.licences, today)
      const { id, slug, name, city_name: city, phone_number, address } = bank
      const shown = { id, slug, name, city, phone_number, address }
      return [
        row.id,
        { bank: { ...shown, licence: main ? licenceView(main, today) : null }, product: bankProductOf(row) },
      ]
    }),
  )
}
