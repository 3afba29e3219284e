import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { requestView } from '../request-view.ts'
import { requestOf } from '../requests.ts'

type Call = typeof contract.privateCheckout

export const privateCheckout = async (ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  requestView(ctx, await requestOf(ctx, id))
