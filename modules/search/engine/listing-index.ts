import { cache } from '#core/cache.ts'
import type { Db } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { primaryOf } from '#core/replica.ts'
import { singleFlight } from '#core/single-flight.ts'
import { changeCount, changedAt, haveChanged, noteChanged, noteChangeElsewhere } from '../build/changes.ts'
import { listChanges } from '../build/rebuild.ts'
import { type Columns, emptyColumns, putRow } from '../rules/columns.ts'
import { type Vocabulary, vocabularyOf } from '../rules/near.ts'
import { hasChanges } from '../store.build.ts'
import { horizon, listChanged, listRows, listWords } from '../store.ts'

/** The listings of this process: read once, then only what changes. `version` moves when anything did. */
export type ListingIndex = { columns: Columns; version: number }
type CachedIndex = ListingIndex & {
  since: number
  /** When the next date closes: whoever asks then looks first. */
  due: number
  applied: Map<number, number>
  looked_at: number
  seen: number
}

const slice = 5000
/** A change elsewhere is seen after this long at most, unless nobody asked in between; then it is looked for first. */
const calmMs = 2000
const staleMs = 10_000

const opened = new WeakMap<Db, CachedIndex>()

/** One reading of each kind at a time; those who come meanwhile share it, unless it seems to have no end. */
const sharesOf = memo((_: Db) => ({ open: singleFlight<CachedIndex>(), look: singleFlight<void>() }))

export async function listingIndexOf(reader: Db, now: Date): Promise<ListingIndex> {
  const db = primaryOf(reader)
  const cached = opened.get(db)
  if (!cached) return open(db)
  const age = performance.now() - cached.looked_at
  if (cached.seen !== changeCount() || age > staleMs || now.getTime() >= cached.due) await look(db, cached, now)
  else if (age > calmMs) {
    // Whoever asks next finds it done; should it fail, the reader who must wait for it hears of it.
    look(db, cached, now).catch(() => undefined)
  }
  return cached
}

/** Ends once this process has the listings, as they are or were seconds ago; fails when it cannot have them. */
export async function loadListings(db: Db, now: Date): Promise<void> {
  await listingIndexOf(db, now)
}

/** Takes up what another process has changed, without waiting for a reader; a process that nobody asked has nothing to take up. */
export async function refreshListings(db: Db, now: Date): Promise<void> {
  noteChangeElsewhere()
  const cached = opened.get(db)
  if (!cached) return
  await look(db, cached, now)
  // It may have shared a look that began before the change.
  if (cached.seen !== changeCount()) await look(db, cached, now)
}

/**
 * Moves when a listing did, as far as this process knows, and never waits. Asking makes it look, now and then: a change
 * made elsewhere is known a moment later.
 */
export function listingsVersion(db: Db, now: Date): string {
  const cached = opened.get(db)
  // Should the look fail, the reader who must wait for it hears of it.
  if (cached && performance.now() - cached.looked_at > calmMs) look(db, cached, now).catch(() => undefined)
  return String(changedAt())
}

/** Whether one of these products changed since `listingsVersion` answered that version. */
export const productsChanged = (slugs: readonly string[], version: string): boolean =>
  haveChanged(slugs, Number(version))

const open = (db: Db): Promise<CachedIndex> =>
  sharesOf(db).open('', async () => {
    const cached = await load(db)
    opened.set(db, cached)
    noteChanged()
    return cached
  })

async function load(db: Db): Promise<CachedIndex> {
  const seen = changeCount()
  const { since, due } = await horizon(db)
  const columns = emptyColumns()
  for (let after = 0; ; ) {
    const rows = await listRows(db, after, slice)
    for (const row of rows) putRow(columns, row)
    const last = rows[rows.length - 1]
    if (!last || rows.length < slice) break
    after = last.number
  }
  return { columns, version: 1, since, due, applied: new Map(), looked_at: performance.now(), seen }
}

const look = (db: Db, cached: CachedIndex, now: Date): Promise<void> =>
  sharesOf(db).look('', () => takeChanges(db, cached, now))

async function takeChanges(db: Db, cached: CachedIndex, now: Date): Promise<void> {
  if (await hasChanges(db, now)) await listChanges(db, now)
  const seen = changeCount()
  const looked_at = performance.now()
  const { since, due } = await horizon(db)
  const rows = await listChanged(db, cached.since)
  const fresh = rows.filter((row) => cached.applied.get(row.number) !== row.changed_at)
  for (const row of fresh) putRow(cached.columns, row)
  if (fresh.length > 0) {
    cached.version++
    noteChanged(fresh.map(({ slug }) => slug))
  }
  cached.applied = new Map(rows.map((row) => [row.number, row.changed_at]))
  cached.since = since
  cached.due = due
  cached.seen = seen
  cached.looked_at = looked_at
}

const vocabulariesOf = memo((_: Db) => cache<Vocabulary>({ entries: 1, ttl_ms: 60_000 }))

/** Every word of the listings. New ones matter only to those who mistype them, so a minute's delay is fine. */
export function vocabulary(reader: Db): Promise<Vocabulary> {
  const db = primaryOf(reader)
  return vocabulariesOf(db).load(String(changeCount()), async () => {
    const rows = await listWords(db)
    return vocabularyOf(new Map(rows.map((row) => [row.word, row.listings])))
  })
}
