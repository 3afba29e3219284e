import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { includedIn } from '../includes.ts'
import { openHere } from '../open-here.ts'

type Call = typeof contract.privateIncludes

export async function privateIncludes(ctx: AnyoneCtx): Promise<Output<Call>> {
  openHere(ctx)
  return includedIn(ctx.language)
}
