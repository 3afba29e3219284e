import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.departures.ts'
import { packageInScope, packageOfDate } from '../../packages/access.ts'
import { writtenDateView } from '../../packages/see-date.ts'

type Call = typeof contract.seeDate

export const seeDate = async (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  writtenDateView(ctx, await packageInScope(ctx, await packageOfDate(ctx, id)), id)
