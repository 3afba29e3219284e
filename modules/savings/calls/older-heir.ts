import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { bookedView, storeHeir } from '../apply.ts'
import type * as contract from '../contract.ts'
import { cartIdOf } from '../load.ts'

type Call = typeof contract.olderHeir

export async function olderHeir(ctx: MemberCtx, heir: Input<Call>): Promise<Output<Call>> {
  return bookedView(await storeHeir(ctx, await cartIdOf(ctx), heir))
}
