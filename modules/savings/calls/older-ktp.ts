import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { storeScan } from '../documents.ts'
import { cartIdOf } from '../load.ts'
import type { SavingsPorts } from '../ports.ts'

export const olderKtp = async (ctx: MemberCtx<SavingsPorts>): Promise<Output<typeof contract.olderKtp>> =>
  storeScan(ctx, { id: await cartIdOf(ctx) }, 'ktp')
