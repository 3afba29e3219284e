import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { dated_rules } from './tables.ts'

export type NewRule = typeof dated_rules.$inferInsert

/** Rows in force on a day. */
export const listRules = (db: Db, day: string) =>
  db
    .select({
      key: dated_rules.key,
      value: dated_rules.value,
      valid_from: dated_rules.valid_from,
      valid_to: dated_rules.valid_to,
    })
    .from(dated_rules)
    .where(and(lte(dated_rules.valid_from, day), or(isNull(dated_rules.valid_to), gte(dated_rules.valid_to, day))))
    .orderBy(asc(dated_rules.valid_from))
    .limit(1_000)

const shown = {
  key: dated_rules.key,
  value: dated_rules.value,
  valid_from: dated_rules.valid_from,
  valid_to: dated_rules.valid_to,
  source: dated_rules.source,
}

/** Every row there is, of whatever day. */
export const listAllRules = (db: Db) =>
  db.select(shown).from(dated_rules).orderBy(asc(dated_rules.key), asc(dated_rules.valid_from)).limit(5_000)

/** All rows of one number. */
export const listRulesOf = (db: Db, key: string) =>
  db.select(shown).from(dated_rules).where(eq(dated_rules.key, key)).orderBy(asc(dated_rules.valid_from)).limit(1_000)

/** False where a row holds from that day already. */
export async function insertRuleOnce(db: Db, rule: NewRule): Promise<boolean> {
  const rows = await db.insert(dated_rules).values(rule).onConflictDoNothing().returning({ key: dated_rules.key })
  return rows.length === 1
}

export const insertRule = (db: Db, rule: NewRule) => db.insert(dated_rules).values(rule)
