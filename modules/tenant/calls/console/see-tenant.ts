import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { readTenant, tenantView } from '../../desk.ts'

type Call = typeof contract.seeTenant

export const seeTenant = async (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  tenantView(ctx, await readTenant(ctx, id))
