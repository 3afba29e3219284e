import { data, redirect } from 'react-router'
import { pageOf } from '../../../api.server.ts'
import { findItemPath } from '../../../components/shop/find-item.server.ts'
import { inLanguage } from '../../../to.ts'
import type { Route } from './+types/page.ts'

/** An item by the query of its address: its own page stands elsewhere. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<never> {
  const { language } = pageOf(context)
  const slug = url.searchParams.get('slug')
  if (!slug) throw redirect(inLanguage(language, '/oleh-oleh'))
  const path = await findItemPath(context, slug)
  if (!path) throw data(null, { status: 404 })
  throw redirect(inLanguage(language, path), 301)
}

export default function SouvenirByQuery() {
  return null
}
