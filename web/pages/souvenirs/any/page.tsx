import { data, redirect } from 'react-router'
import { pageOf } from '../../../api.server.ts'
import { findItemPath } from '../../../components/shop/find-item.server.ts'
import { inLanguage } from '../../../to.ts'
import type { Route } from './+types/page.ts'

/** A word that no page has: an item may be called so, and has its page elsewhere. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<never> {
  const path = await findItemPath(context, params.merchandiseSlug)
  if (!path) throw data(null, { status: 404 })
  throw redirect(inLanguage(pageOf(context).language, path), 301)
}

export default function SouvenirByName() {
  return null
}
