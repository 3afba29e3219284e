import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '../load.ts'

export const rules = (ctx: AnyoneCtx) => datedRulesOn(ctx.db, jakartaDate(ctx.now))
