import { data, redirect } from 'react-router'
import { pageOf } from '../../../api.server.ts'
import { findItemPath } from '../../../components/shop/find-item.server.ts'
import { inLanguage } from '../../../to.ts'
import type { Route } from './+types/page.ts'

/** A word that no page has, or the query of an address: an item may be called so, and has its page elsewhere. */
export async function loader({ context, url, params }: Route.LoaderArgs): Promise<never> {
  const { language } = pageOf(context)
  const slug = params.merchandiseSlug ?? url.searchParams.get('slug')
  if (!slug) throw redirect(inLanguage(language, '/oleh-oleh'))
  const path = await findItemPath(context, slug)
  if (!path) throw data(null, { status: 404 })
  throw redirect(inLanguage(language, path), 301)
}

export default function SouvenirByName() {
  return null
}
