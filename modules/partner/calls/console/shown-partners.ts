import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.shown.ts'
import { chosenAt } from '../../shown-desk.ts'

type Call = typeof contract.shownPartners

export const shownPartners = (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  chosenAt(ctx, { id, lock: false })
