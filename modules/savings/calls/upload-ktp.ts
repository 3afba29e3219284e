import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { storeScan } from '../documents.ts'
import type { SavingsPorts } from '../ports.ts'

type Call = typeof contract.uploadKtp

export const uploadKtp = (ctx: MemberCtx<SavingsPorts>, input: Input<Call>): Promise<Output<Call>> =>
  storeScan(ctx, input, 'ktp')
