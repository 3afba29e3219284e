import type { Db } from './context.ts'
import { databaseOf } from './database-of.ts'

/** Where a replica's data come from, and whether it has by now all that this process knows to have changed. */
type Source = { primary: Db; isCurrent(): boolean }

const sources = new WeakMap<object, Source>()

/** From now on this database is known as a replica. */
export const followsPrimary = (replica: Db, source: Source): void => {
  sources.set(databaseOf(replica), source)
}

/** Where to read what this process keeps in memory: a replica may not have yet what it was told of. */
export const primaryOf = (db: Db): Db => sources.get(databaseOf(db))?.primary ?? db

/** A replica while it is current, else its primary; any other database as it is. */
export function currentOf(db: Db): Db {
  const source = sources.get(databaseOf(db))
  return source && !source.isCurrent() ? source.primary : db
}

let latest = Number.NEGATIVE_INFINITY

/** This process has come to know that something has changed which many read. */
export const noteKnownChange = (): void => {
  latest = performance.now()
}

/** When that was last, by the process's own clock. */
export const latestKnownChange = (): number => latest
