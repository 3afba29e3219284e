import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { showItems } from '../cards.ts'
import type * as contract from '../contract.ts'
import { openStore } from '../open-store.ts'

type Call = typeof contract.storeItems

export async function storeItems(ctx: AnyoneCtx, { slug, ...query }: Input<Call>): Promise<Output<Call>> {
  await openStore(ctx, slug)
  return showItems(ctx, { ...query, store: slug })
}
