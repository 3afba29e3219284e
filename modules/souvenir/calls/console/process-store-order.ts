import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { stepAtDesk } from '../../desk.ts'
import { processOrder } from '../../lifecycle/steps.ts'
import type { SouvenirPorts } from '../../ports.ts'

type Call = typeof contract.processStoreOrder

export const processStoreOrder = (ctx: StaffCtx<SouvenirPorts>, { id }: Input<Call>): Promise<Output<Call>> =>
  stepAtDesk(ctx, id, { take: processOrder })
