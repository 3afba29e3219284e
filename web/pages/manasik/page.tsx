import { useSearchParams } from 'react-router'
import { pageOf } from '../../api.server.ts'
import { GuideCards } from '../../components/guides/guide-card.tsx'
import { howToOf } from '../../components/guides/linked-data.server.ts'
import { loadText } from '../../components/guides/load.server.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import { cx } from '../../ui/class-names.ts'
import type { Route } from './+types/page.ts'
import { Walk } from './parts/walk.tsx'
import { walkWords } from './walk-words.server.ts'

type Loaded = Awaited<ReturnType<typeof loader>>
const path = '/panduan/manasik'

export const meta = metaOf<Loaded>((_language, { loaderData: { text, image, linked } }) => ({
  title: text.title,
  description: text.summary,
  canonical: path,
  picture: image,
  data: linked,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ say, walk }) => [
    { label: say.guides, href: '/panduan' },
    { label: walk.short, href: path },
  ]),
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const loaded = await loadText(context, 'manasik')
  const titles = loaded.text.sections.map(({ title }) => title)
  const walk = walkWords(page.language, titles)
  const crumbs = linkedCrumbs(page, [
    { name: loaded.say.guides, path: '/panduan' },
    { name: walk.short, path },
  ])
  return { ...loaded, walk, linked: [crumbs, howToOf(page, loaded)] }
}

export default function Manasik({ loaderData: { text, related, facts, walk, say } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <div className="layout guide-print flex flex-col gap-5 py-5 md:gap-8 md:py-10">
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl md:text-4xl">{text.title}</h1>
        <p className={cx('max-w-prose text-muted md:text-lg', query.has('langkah') && 'max-md:hidden')}>
          {text.summary}
        </p>
      </header>
      <Walk key={query.toString()} query={query} text={text} walk={walk} say={say} />
      <p className="max-w-prose text-base text-muted">{`${walk.savedNote} ${facts.review}`}</p>
      <section aria-labelledby="related" className="unprinted flex flex-col gap-5">
        <h2 id="related" className="text-2xl">
          {say.related}
        </h2>
        <GuideCards cards={related} />
      </section>
    </div>
  )
}
