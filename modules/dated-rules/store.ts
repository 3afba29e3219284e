import { and, asc, gte, isNull, lte, or } from 'drizzle-orm'
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

export const insertRule = (db: Db, rule: NewRule) => db.insert(dated_rules).values(rule)
