import { announceChange } from '#core/announce.ts'
import { cache } from '#core/cache.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { databaseOf } from '#core/database-of.ts'
import { memo, requestMemo } from '#core/memo.ts'
import { primaryOf } from '#core/replica.ts'
import { type JakartaDate, jakartaDate, secondMs } from '#core/time.ts'
import { rulesInForce } from './rules/in-force.ts'
import { type DatedRules, datedRuleKeys } from './rules/keys.ts'
import { datedRulesShape } from './shapes.ts'
import { insertRule, insertRuleOnce, listRules, type NewRule } from './store.ts'

/** Those of today; a page with several calls asks once. */
export const rulesToday = ({ db, now, request }: Pick<AnyoneCtx, 'db' | 'now' | 'request'>): Promise<DatedRules> =>
  requestMemo(request, 'dated rules', () => datedRulesOn(db, jakartaDate(now)))

// A row is written before its day: who is ten seconds behind still has the numbers of the day.
const cacheOf = memo((_database: object) => cache<DatedRules>({ entries: 100, ttl_ms: 10 * secondMs }))

/** Every number in force on a day, at most ten seconds old. */
export async function datedRulesOn(reader: Db, day: JakartaDate): Promise<DatedRules> {
  const db = primaryOf(reader)
  const rules = cacheOf(databaseOf(db))
  const cached = rules.get(day)
  if (cached) return cached
  // Each reads for itself: a transaction that waited for another's connection might wait in a ring.
  const read = await readRules(db, day)
  rules.set(day, read)
  return read
}

async function readRules(db: Db, day: JakartaDate): Promise<DatedRules> {
  const values = rulesInForce(await listRules(db, day), day)
  const missing = datedRuleKeys.filter((key) => values[key] === undefined)
  if (missing.length > 0) throw new Error(`no dated rule is in force on ${day} for ${missing.join(', ')}`)
  return datedRulesShape.parse(Object.fromEntries(datedRuleKeys.map((key) => [key, values[key]])))
}

/** What another process has changed is read anew. */
export const forgetRules = (db: Db): void => cacheOf(databaseOf(db)).clear()

const noteRules = (db: Db): void => {
  forgetRules(db)
  announceChange('dated-rules')
}

/** Adds a number from a day on. This process knows it at once, others once they are told, or within ten seconds. */
export async function addRule(db: Db, rule: NewRule): Promise<void> {
  await insertRule(db, rule)
  noteRules(db)
}

/** The same, unless a number holds from that day already. */
export async function addRuleOnce(db: Db, rule: NewRule): Promise<boolean> {
  const isNew = await insertRuleOnce(db, rule)
  noteRules(db)
  return isNew
}
