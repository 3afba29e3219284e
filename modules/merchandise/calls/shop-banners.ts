import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { banners } from '#modules/content/module.ts'
import type * as contract from '../contract.ts'

/** An editor says by its path where a banner belongs. */
export async function shopBanners(ctx: AnyoneCtx): Promise<Output<typeof contract.shopBanners>> {
  const all = await banners(ctx)
  return all.filter(({ path }) => /^\/oleh-oleh(?:[/?]|$)/.test(path))
}
