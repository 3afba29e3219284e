import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import type { CataloguePorts } from '../ports.ts'
import { loadPreview, readPreview } from '../preview.ts'
import { productView } from '../view.ts'

type Call = typeof contract.previewProduct

export async function previewProduct(ctx: AnyoneCtx<CataloguePorts>, { token }: Input<Call>): Promise<Output<Call>> {
  return productView(await loadPreview(ctx, readPreview(ctx, token)), ctx)
}
