import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { seenApplication } from '../../application-desk.ts'
import type * as contract from '../../contract.console.ts'

type Call = typeof contract.seeApplication

export const seeApplication = (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> => seenApplication(ctx, id)
