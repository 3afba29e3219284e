import { announceChange } from '#core/announce.ts'
import type { Db } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { noteKnownChange, primaryOf } from '#core/replica.ts'
import { singleFlight } from '#core/single-flight.ts'
import type { CategoryFacts, ItemFacts, StoreFacts, Supply } from '../rules/item-list.ts'
import { type WordIndex, wordIndexOf } from '../rules/item-search.ts'
import { listCategories, listItemFacts, listStoreFacts, readSettled } from '../store.supply.ts'

type CachedSupply = { supply: Supply; since: number; looked_at: number; read_at: number; seen: number }

/** A change elsewhere is seen after this long at most, unless nobody asked in between; then it is looked for first. */
const calmMs = 2000
const staleMs = 10_000
/** Views change no `changed_at`: by them the order of popularity is read anew now and then. */
const wholeMs = 15 * 60_000

let changes = 0
/** This process has changed an item or a store: its next reader looks first. */
export const noteSupplyChanged = (): void => {
  changes++
  noteKnownChange()
  announceChange('shop')
}

const opened = new WeakMap<Db, CachedSupply>()
const flightsOf = memo((_: Db) => singleFlight<CachedSupply>())

/** The supply as this process knows it: read once, then only what changes. */
export async function supplyOf(reader: Db): Promise<Supply> {
  const db = primaryOf(reader)
  const cached = opened.get(db)
  const age = cached ? performance.now() - cached.looked_at : Number.POSITIVE_INFINITY
  if (!cached || cached.seen !== changes || age > staleMs) return (await look(db)).supply
  // Whoever asks next finds it done; should it fail, the reader who must wait for it learns why.
  if (age > calmMs) look(db).catch(() => undefined)
  return cached.supply
}

/** Takes up what another process has changed, without waiting for a reader; a process that nobody asked has nothing to take up. */
export async function refreshSupply(db: Db): Promise<void> {
  changes++
  if (opened.has(db)) await look(db)
}

let versions = 0
const versionOf = memo((_: Supply) => ++versions)

/** Another one when the supply has changed; who asks for it has changes looked for, as who reads has. */
export function supplyVersion(db: Db): string {
  const cached = opened.get(db)
  if (!cached || performance.now() - cached.looked_at > calmMs) look(db).catch(() => undefined)
  return `${changes} ${cached ? versionOf(cached.supply) : 0}`
}

/** Whoever comes after a change of this process does not share a reading that began before it. */
const look = (db: Db): Promise<CachedSupply> =>
  flightsOf(db)(String(changes), async () => {
    const cached = opened.get(db)
    const isWhole = !cached || performance.now() - cached.read_at > wholeMs
    const next = await read(db, isWhole ? undefined : cached)
    if (next.supply !== cached?.supply) noteKnownChange()
    opened.set(db, next)
    return next
  })

/** All of it, or what has changed since the reading before. */
async function read(db: Db, before: CachedSupply | undefined): Promise<CachedSupply> {
  const seen = changes
  const looked_at = performance.now()
  const since = await readSettled(db)
  const [items, stores, categories] = await Promise.all([
    listItemFacts(db, before?.since ?? 0),
    listStoreFacts(db, before?.since ?? 0),
    before ? before.supply.categories : listCategories(db),
  ])
  const supply = withChanges(before?.supply, { items, stores, categories })
  return { supply, since, looked_at, read_at: before?.read_at ?? looked_at, seen }
}

type Changes = { items: ItemFacts[]; stores: StoreFacts[]; categories: readonly CategoryFacts[] }

/** The same supply where nothing changed: what was worked out of it stays good. */
function withChanges(before: Supply | undefined, { items, stores, categories }: Changes): Supply {
  const newItems = items.filter((item) => !isSame(before?.items.get(item.id), item))
  const newStores = stores.filter((store) => !isSame(before?.stores.get(store.id), store))
  if (before && newItems.length === 0 && newStores.length === 0) return before
  const next = {
    items: new Map([...(before?.items ?? []), ...newItems.map((item) => [item.id, item] as const)]),
    stores: new Map([...(before?.stores ?? []), ...newStores.map((store) => [store.id, store] as const)]),
    categories,
  }
  const isRenamed = newStores.length > 0 || newItems.some((item) => textOf(item) !== textOf(before?.items.get(item.id)))
  return { ...next, words: before && !isRenamed ? before.words : wordsOf(next) }
}

const textOf = (item: ItemFacts | undefined): string =>
  item ? `${item.category_slug} ${item.name.id} ${item.name.en} ${item.variant_names}` : ''

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function wordsOf({ items, stores, categories }: Omit<Supply, 'words'>): WordIndex {
  const kinds = new Map(categories.map(({ slug, name }) => [slug, `${name.id} ${name.en}`]))
  return wordIndexOf(
    [...items.values()].map(({ id, name, category_slug, store_id, variant_names }) => ({
      id,
      name: `${name.id} ${name.en}`,
      around: `${kinds.get(category_slug) ?? ''} ${stores.get(store_id)?.name ?? ''} ${variant_names}`,
    })),
  )
}
