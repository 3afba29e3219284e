import type { AnyoneCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import { findOnSale } from './store.ts'

/** The package, if it is sold here; a draft, one gone and another tenant's choice are all not found. */
export async function onSale({ db, tenant }: AnyoneCtx, which: { slug: string } | { id: string }) {
  const product = await findOnSale(db, which, await hiddenPartnerIds(db, tenant.id))
  if (!product) throw new Refusal('F-REQ-4n4')
  return product
}
