import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { requestAtDesk } from '../../desk.ts'
import { requestFile } from '../../desk-file.ts'

type Call = typeof contract.seePrivateRequest

export const seePrivateRequest = async (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  requestFile(ctx, await requestAtDesk(ctx, id))
