import { announceChange } from '#core/announce.ts'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { countPackages, listingFacts, onSaleIds, packagesOnSale } from '#modules/catalogue/module.ts'
import type { Day } from '#modules/catalogue/rules/seats.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { partnerLicences, setPackageCounts } from '#modules/partner/module.ts'
import { documentWords, type Listing, listingOf, standings } from '../rules/listing.ts'
import {
  deleteOffSale,
  insertChange,
  lockListings,
  saveListings,
  saveWords,
  takeChanges,
  takeDue,
  takeOffSale,
} from '../store.build.ts'
import { noteChange } from './changes.ts'

/** So many products are listed in one transaction. */
export const batch = 500
/** Before every id there can be. */
export const firstId = '00000000-0000-0000-0000-000000000000'

type Which = { product_ids?: readonly string[]; now: Date }

/** Makes the listings anew, of some products or of all: what may be sold today is listed, all else is taken off. */
export async function rebuildListings(db: Db, { product_ids, now }: Which): Promise<{ listed: number }> {
  const day = { now, rules: await datedRulesOn(db, jakartaDate(now)) }
  if (!product_ids) {
    const listed = await rebuildAll(db, day)
    noteChange()
    return { listed }
  }
  const slugs = await rebuildSome(db, product_ids, day)
  // One that is not listed has no slug here; that is rare, so all count as changed.
  noteChange(slugs.length === new Set(product_ids).size ? slugs : undefined)
  return { listed: slugs.length }
}

/** Seats changed: told inside the transaction that changed them, so it costs one short statement and no waiting. */
export async function noteSeats(db: Db, { product_id }: { product_id: string }): Promise<void> {
  await insertChange(db, product_id)
  announceChange('seats')
}

/** All that a partner sells, in the transaction that changed what it may: nothing stays in a list that is off sale. */
export async function relistPartner(db: Db, { partner_id, now }: { partner_id: string; now: Date }): Promise<void> {
  const product_ids = await packagesOnSale(db, partner_id)
  if (product_ids.length > 0) await rebuildListings(db, { product_ids, now })
}

/** Lists anew what was noted since, and what has a date that closed. */
export async function listChanges(db: Db, now: Date): Promise<void> {
  for (let taken = batch; taken === batch; ) {
    taken = await db.transaction(async (tx) => {
      const noted = await takeChanges(tx, batch)
      const due = await takeDue(tx, now, batch)
      const ids = [...new Set([...noted, ...due])]
      if (ids.length > 0) await rebuildListings(tx, { product_ids: ids, now })
      return Math.max(noted.length, due.length)
    })
  }
}

async function rebuildSome(db: Db, ids: readonly string[], day: Day): Promise<string[]> {
  const rows = await relist(db, ids, day)
  await saveWords(db, countWords(rows, new Map()), 'some')
  return rows.map(({ slug }) => slug)
}

async function rebuildAll(db: Db, day: Day): Promise<number> {
  const listed: string[] = []
  const active = new Map<string, number>()
  const words = new Map<string, number>()
  for (let after = firstId; ; ) {
    const ids = await onSaleIds(db, after, batch)
    const last = ids[ids.length - 1]
    if (last === undefined) break
    const rows = await relist(db, ids, day)
    countWords(rows, words)
    for (const row of rows) {
      listed.push(row.product_id)
      if (row.standing === standings.available) active.set(row.partner_id, (active.get(row.partner_id) ?? 0) + 1)
    }
    after = last
  }
  await takeOffSale(db, { but: listed })
  await saveWords(db, words, 'all')
  await deleteOffSale(db)
  await setPackageCounts(
    db,
    [...(await countPackages(db))].map(([partner_id, total]) => ({
      partner_id,
      total,
      active: active.get(partner_id) ?? 0,
    })),
  )
  return listed.length
}

function relist(db: Db, ids: readonly string[], day: Day): Promise<Listing[]> {
  return db.transaction(async (tx) => {
    await lockListings(tx, ids)
    const rows = await listingsOf(tx, ids, day)
    const listed = new Set(rows.map((row) => row.product_id))
    const off = ids.filter((id) => !listed.has(id))
    await saveListings(tx, rows)
    if (off.length > 0) await takeOffSale(tx, { ids: off })
    return rows
  })
}

async function listingsOf(db: Db, ids: readonly string[], day: Day): Promise<Listing[]> {
  const facts = await listingFacts(db, ids)
  const partners = await partnerLicences(db, [...new Set(facts.map((product) => product.partner_id))])
  return facts.flatMap((product) => {
    const partner = partners.get(product.partner_id)
    return (partner && listingOf(product, partner, day)) ?? []
  })
}

function countWords(rows: readonly Listing[], counts: Map<string, number>): Map<string, number> {
  for (const row of rows) {
    for (const word of documentWords(row.document)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}
