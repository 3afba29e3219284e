import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './context.ts'

type Listener<News, Answer> = (db: Db, news: News) => Promise<Answer>

/** How deep in news a transaction is: a listener may tell news of its own. */
const depths = new WeakMap<Db, number>()
const closers = new Set<(db: Db) => Promise<void>>()

/**
 * Gathers what listeners put together while news is told in a transaction, and does it once, after the outermost news.
 * Outside of news it is done at once.
 */
export function afterNews<Item>(work: (db: Db, items: readonly Item[]) => Promise<void>) {
  const gathered = new WeakMap<Db, Item[]>()
  closers.add(async (db) => {
    const items = gathered.get(db)
    gathered.delete(db)
    if (items) await work(db, items)
  })
  return async (db: Db, item: Item): Promise<void> => {
    if (depths.has(db)) gathered.set(db, [...(gathered.get(db) ?? []), item])
    else await work(db, [item])
  }
}

/** Only a transaction is one piece of work: the pool is used by many at once. */
async function within<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const isTransaction: boolean = is(db, PgTransaction)
  if (!isTransaction) return work()
  const depth = depths.get(db) ?? 0
  depths.set(db, depth + 1)
  try {
    return await work()
  } finally {
    if (depth === 0) depths.delete(db)
    else depths.set(db, depth)
  }
}

/** All news told while `work` runs counts as one: what listeners gather of it is done once, at the end. */
export async function asOneNews<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const result = await within(db, work)
  if (!depths.has(db)) for (const close of closers) await close(db)
  return result
}

/**
 * One kind of news from a module to those above it, inside the transaction that made it true. A listener decides for every
 * state and never refuses: that would take back what has happened.
 */
export function channel<News, Answer = void>() {
  const listeners = new Set<Listener<News, Answer>>()
  return {
    /** For modules above, in their module.ts. */
    on: (listener: Listener<News, Answer>): void => {
      listeners.add(listener)
    },
    tell: (db: Db, news: News): Promise<Answer[]> =>
      asOneNews(db, async () => {
        const answers: Answer[] = []
        for (const listener of listeners) answers.push(await listener(db, news))
        return answers
      }),
  }
}
