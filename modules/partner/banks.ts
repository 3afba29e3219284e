import type { Db } from '#core/context.ts'
import { type BankProduct, bankProductOf } from './rules/bank-product.ts'
import { termsInForce } from './store.bank-terms.ts'
import { listBanks } from './store.ts'

export type Bank = Awaited<ReturnType<typeof listBanks>>[number] & { products: BankProduct[] }

/** Banks this tenant shows that offer something on a day. One that has just joined offers nothing yet. */
export async function openBanks(db: Db, tenant_id: string, today: string): Promise<Bank[]> {
  const rows = await listBanks(db, tenant_id)
  const ids = rows.map(({ id }) => id)
  const terms = Map.groupBy(await termsInForce(db, ids, today), (row) => row.partner_id)
  return rows.flatMap((row) => {
    const products = terms.get(row.id)?.map(bankProductOf)
    return products ? [{ ...row, products }] : []
  })
}
