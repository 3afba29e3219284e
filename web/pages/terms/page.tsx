import { pageOf } from '../../api.server.ts'
import { documentHandle, documentMeta } from '../../components/guides/document-frame.ts'
import { DocumentPage } from '../../components/guides/document-page.tsx'
import { loadText, versionIn } from '../../components/guides/load.server.ts'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import type { Route } from './+types/page.ts'

export const meta = documentMeta
export const handle = documentHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadText(context, 'terms', versionIn(url))
  const { title, path } = loaded.text
  return { ...loaded, linked: [linkedCrumbs(pageOf(context), [{ name: title, path }])] }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <DocumentPage loaded={loaderData} />
}
