import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { applicationAtDesk, applicationFile } from '../../desk/file.ts'

type Call = typeof contract.seeFinancing

export const seeFinancing = async (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  applicationFile(ctx, await applicationAtDesk(ctx, id))
