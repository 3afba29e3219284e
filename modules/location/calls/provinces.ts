import type { AnyoneCtx } from '#core/context.ts'
import { listProvinces } from '../store.ts'

export const provinces = (ctx: AnyoneCtx) => listProvinces(ctx.db)
