import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { postNamed } from '../find-post.ts'
import { postDetailOf } from '../post-view.ts'

type Call = typeof contract.postByKey

export async function postByKey(ctx: AnyoneCtx, { id }: Input<Call>): Promise<Output<Call>> {
  return postDetailOf(await postNamed(ctx, id), ctx.language)
}
