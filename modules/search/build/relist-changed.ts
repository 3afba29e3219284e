import type { Db } from '#core/context.ts'
import { onSaleDates } from '#modules/catalogue/module.ts'
import { isOutdated } from '../rules/outdated.ts'
import { listListed } from '../store.build.ts'
import { batch, firstId, listChanges, rebuildListings } from './rebuild.ts'

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** Products compared at a time. */
const slice = 20_000
// Words are counted over all listings only: where so many changed, all are listed, and the counts come right too.
const mostShare = 0.2

type Start = { now: Date; all?: boolean }

/** For a process that starts: lists anew only what is not as the catalogue has it, unless that is much, or `all` says so. */
export async function relistChanged(db: Db, { now, all = false }: Start): Promise<{ relisted: number }> {
  const { ids, of } = all ? { ids: [], of: 0 } : await outdated(db, now)
  if (all || ids.length > of * mostShare) return { relisted: (await rebuildListings(db, { now })).listed }
  for (let at = 0; at < ids.length; at += batch) {
    await rebuildListings(db, { product_ids: ids.slice(at, at + batch), now })
  }
  await listChanges(db, now)
  return { relisted: ids.length }
}

/** Products whose listing is missing, left over or out of date, and of how many products. */
async function outdated(db: Db, now: Date): Promise<{ ids: string[]; of: number }> {
  const ids: string[] = []
  let of = 0
  for (let after = firstId; after !== lastId; ) {
    const products = await onSaleDates(db, after, { now, limit: slice })
    const last = products.length < slice ? lastId : (products[slice - 1]?.id ?? lastId)
    const listed = new Map((await listListed(db, { after, last })).map((row) => [row.product_id, row]))
    for (const product of products) {
      if (isOutdated(listed.get(product.id), product, now)) ids.push(product.id)
      listed.delete(product.id)
    }
    ids.push(...listed.keys())
    of += products.length
    after = last
  }
  return { ids, of }
}
