import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { bookedView, storeHeir } from '../apply.ts'
import type * as contract from '../contract.ts'

type Call = typeof contract.saveHeir

export async function saveHeir(ctx: MemberCtx, { id, ...heir }: Input<Call>): Promise<Output<Call>> {
  return bookedView(await storeHeir(ctx, id, heir))
}
