import { pageOf } from '../../api.server.ts'
import { GuideCards } from '../../components/guides/guide-card.tsx'
import { GuideHead } from '../../components/guides/guide-head.tsx'
import { articleOf, howToOf } from '../../components/guides/linked-data.server.ts'
import { loadText } from '../../components/guides/load.server.ts'
import { TextBody } from '../../components/guides/text-body.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import { splitLanguage } from '../../to.ts'
import type { Route } from './+types/page.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { text, image, linked } }) => ({
  title: text.title,
  description: text.summary,
  canonical: text.path,
  picture: image,
  data: linked,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ text, say }) => [
    { label: say.guides, href: '/panduan' },
    { label: text.title, href: text.path },
  ]),
}

/** Guides that are mostly something to do, in order. */
const toDo = ['pengenalan-umroh', 'persiapan-umroh', 'persiapan-haji', 'pulang-haji']

/** One page for all guides: the address says which. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context)
  const slug = splitLanguage(url.pathname).path.split('/').filter(Boolean).at(-1) ?? ''
  const loaded = await loadText(context, slug)
  const { text, say } = loaded
  const crumbs = linkedCrumbs(page, [
    { name: say.guides, path: '/panduan' },
    { name: text.title, path: text.path },
  ])
  const howTo = toDo.includes(slug) ? [howToOf(page, loaded)] : []
  return { ...loaded, linked: [crumbs, articleOf(page, loaded), ...howTo] }
}

export default function Guide({ loaderData: { text, facts, related, say } }: Route.ComponentProps) {
  return (
    <article>
      <GuideHead text={text} facts={facts} />
      <TextBody text={text} say={say} />
      <section aria-labelledby="related" className="layout unprinted flex flex-col gap-5 py-6 md:py-8">
        <h2 id="related" className="text-2xl">
          {say.related}
        </h2>
        <GuideCards cards={related} />
      </section>
    </article>
  )
}
