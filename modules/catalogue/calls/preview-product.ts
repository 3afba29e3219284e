import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import type { CataloguePorts } from '../ports.ts'
import { loadPreview, readPreview } from '../preview.ts'
import { productView } from '../view.ts'

type Call = typeof contract.previewProduct

export async function previewProduct(ctx: AnyoneCtx<CataloguePorts>, { token }: Input<Call>): Promise<Output<Call>> {
  const shown = productView(await loadPreview(ctx, readPreview(ctx, token)), ctx)
  // As if it were approved: then nothing but the licence decides.
  return { ...shown, is_on_sale: shown.partner.licence?.state === 'valid' }
}
