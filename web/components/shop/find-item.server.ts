import { itemBySlug } from '#modules/merchandise/contract.ts'
import { canBeMerchandiseSlug } from '#modules/merchandise/rules/slug.ts'
import { api, type Context } from '../../api.server.ts'
import { unlessRefused } from '../../softly.server.ts'
import { itemPath } from './paths.ts'

/** Where an item that is on sale has its page; nothing where none is called so. */
export async function findItemPath(context: Context, slug: string): Promise<string | undefined> {
  // Anybody may ask for any address: what no item can be called is not looked for.
  if (!canBeMerchandiseSlug(slug)) return undefined
  const item = await unlessRefused(api(context, itemBySlug, { slug }), [404, 422])
  return item && itemPath(item)
}
