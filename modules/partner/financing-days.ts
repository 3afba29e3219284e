import { cache } from '#core/cache.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { databaseOf } from '#core/database-of.ts'
import { memo } from '#core/memo.ts'
import { jakartaDate, secondMs } from '#core/time.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { banks } from './calls/banks.ts'
import { financingDaysBefore } from './rules/days-before.ts'

// Every home page lists what may be financed; what a bank offers changes from a day to come.
const cacheOf = memo((_database: object) => cache<number>({ entries: 500, ttl_ms: 60 * secondMs }))

/** How many days before a departure the last bank of a tenant takes an application, for cards: at most a minute old. */
export const financingDaysToday = (ctx: AnyoneCtx): Promise<number> =>
  cacheOf(databaseOf(ctx.db)).load(`${ctx.tenant.id} ${jakartaDate(ctx.now)}`, async () =>
    financingDaysBefore(await banks(ctx), await rulesToday(ctx)),
  )
