import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { storeScan } from '../documents.ts'
import { cartIdOf } from '../load.ts'
import type { SavingsPorts } from '../ports.ts'

export const olderNpwp = async (ctx: MemberCtx<SavingsPorts>): Promise<Output<typeof contract.olderNpwp>> =>
  storeScan(ctx, { id: await cartIdOf(ctx) }, 'npwp')
