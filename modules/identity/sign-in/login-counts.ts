import type { AnyoneCtx } from '#core/context.ts'
import { loginLimits } from '../rules/login.ts'
import { networkOf } from '../rules/network.ts'
import type { Count } from './limits.ts'

type Ctx = Pick<AnyoneCtx, 'tenant' | 'request'>

export const pairCount = (ctx: Ctx, email: string): Count => ({
  key: `login pair ${ctx.tenant.id} ${email} ${networkOf(ctx.request.ip)}`,
  rule: loginLimits.pair,
})

export const networkCount = (ctx: Ctx): Count => ({
  key: `login network ${networkOf(ctx.request.ip)}`,
  rule: loginLimits.network,
})

export const accountCount = (ctx: Ctx, email: string): Count => ({
  key: `login account ${ctx.tenant.id} ${email}`,
  rule: loginLimits.account,
})
