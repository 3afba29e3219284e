import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { cartIdOf } from '../load.ts'
import { bookSavings } from './book-savings.ts'

type Call = typeof contract.olderBooking

export async function olderBooking(ctx: MemberCtx, form: Input<Call>): Promise<Output<Call>> {
  return bookSavings(ctx, { ...form, id: await cartIdOf(ctx) })
}
