import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { listStoreNames } from '../../store.store-desk.ts'
import { listCategories } from '../../store.supply.ts'

type Call = typeof contract.itemChoices

export async function itemChoices({ db, staff, language }: StaffCtx): Promise<Output<Call>> {
  const categories = await listCategories(db)
  const stores = await listStoreNames(db, scopesOf(staff))
  return {
    categories: categories.map(({ slug, name }) => ({ value: slug, label: name[language] })),
    stores: stores.map(({ id, name }) => ({ value: id, label: name })),
  }
}
