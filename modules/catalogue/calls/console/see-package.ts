import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { packageInScope } from '../../packages/access.ts'
import { packageView } from '../../packages/see.ts'

type Call = typeof contract.seePackage

export async function seePackage(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  return packageView(ctx, await packageInScope(ctx, id))
}
