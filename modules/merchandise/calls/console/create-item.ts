import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newCode, newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { fieldRefusal } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { itemFacts } from '../../item-desk.ts'
import { itemMachine } from '../../rules/machine.ts'
import { merchandiseSlugOf } from '../../rules/slug.ts'
import { findCategory, insertItem } from '../../store.desk.ts'
import { findStoreAt, listStoreNames } from '../../store.store-desk.ts'

type Call = typeof contract.createItem

/** The store that a new item is of: the one that was named, or the only one. */
async function storeFor({ db, staff }: StaffCtx, named: string | undefined): Promise<string> {
  const scopes = scopesOf(staff)
  const [only, ...others] = named === undefined ? await listStoreNames(db, scopes) : []
  const id = named ?? (others.length === 0 ? only?.id : undefined)
  const store = id === undefined ? undefined : await findStoreAt(db, { scopes, id })
  if (!store) throw new Refusal(codes.not_found)
  return store.id
}

export async function createItem(ctx: StaffCtx, { store_id: named, ...form }: Input<Call>): Promise<Output<Call>> {
  const { db, now, language, audit } = ctx
  const store_id = await storeFor(ctx, named)
  if (!(await findCategory(db, form.category_slug))) throw fieldRefusal('category_slug', 'choice', language)
  const id = newId(now)
  const slug = merchandiseSlugOf(form.name.id)
  const nothing = { picture_ids: [], price_from: 0, price_to: 0, stock_free: 0 }
  const item = { ...form, ...nothing, id, store_id, state: itemMachine.start, created_at: now }
  // The second is one of a million: whoever has it too is refused by the unique address, not by us.
  if (!(await insertItem(db, { ...item, slug })))
    await insertItem(db, { ...item, slug: `${slug}-${newCode(6).toLowerCase()}` })
  audit({ thing: 'item', thing_id: id, before: null, after: { store_id, ...itemFacts(form) } })
  return { id }
}
