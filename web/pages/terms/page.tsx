import { pageOf } from '../../api.server.ts'
import { DocumentPage } from '../../components/guides/document-page.tsx'
import { loadText } from '../../components/guides/load.server.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import type { Route } from './+types/page.ts'

type Loaded = Awaited<ReturnType<typeof loader>>
const path = '/syarat-ketentuan'

export const meta = metaOf<Loaded>((_language, { loaderData: { text, linked } }) => ({
  title: text.title,
  description: text.summary,
  canonical: path,
  data: linked,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ text }) => [{ label: text.title, href: path }]),
}

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadText(context, 'terms')
  return { ...loaded, linked: [linkedCrumbs(pageOf(context), [{ name: loaded.text.title, path }])] }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <DocumentPage loaded={loaderData} />
}
