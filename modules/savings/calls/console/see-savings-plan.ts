import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { planAtDesk, planFile } from '../../desk.ts'

type Call = typeof contract.seeSavingsPlan

export const seeSavingsPlan = async (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  planFile(ctx, await planAtDesk(ctx, id))
