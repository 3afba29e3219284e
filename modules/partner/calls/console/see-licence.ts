import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.licences.ts'
import { seenLicence } from '../../licence-desk.ts'

type Call = typeof contract.seeLicence

export const seeLicence = (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> => seenLicence(ctx, id)
