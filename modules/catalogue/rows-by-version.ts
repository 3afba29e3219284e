import { cache } from '#core/cache.ts'
import type { Version } from './store.versions.ts'

// What has no version here, such as the name of a hotel or a city, is seen after this long.
const ttl_ms = 60_000

type Load<Row> = (ids: string[]) => PromiseLike<Row[]>

/**
 * Rows in the memory of this process, each under the version it was read with, so that it is never shown for another.
 * Whoever wants some has just read from the database which versions are current; those not here are loaded together.
 */
export function rowsByVersion<Row extends Version>(entries: number) {
  const rows = cache<Row>({ entries, ttl_ms })
  const keyOf = ({ id, version }: Version): string => `${id} ${version}`
  return async (current: readonly Version[], load: Load<Row>): Promise<Map<string, Row>> => {
    const result = new Map<string, Row>()
    for (const one of current) {
      const row = rows.get(keyOf(one))
      if (row) result.set(one.id, row)
    }
    const missing = current.filter(({ id }) => !result.has(id))
    for (const row of missing.length > 0 ? await load(missing.map(({ id }) => id)) : []) {
      rows.set(keyOf(row), row)
      result.set(row.id, row)
    }
    return result
  }
}
