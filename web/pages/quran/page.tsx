import '../../components/quran/quran.css'
import arabicFont from '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2?url'
import { lazy, Suspense } from 'react'
import { mergeMarks, noMarks } from '#modules/worship/rules/quran/marks.ts'
import { QuranHero } from '../../components/quran/hero.tsx'
import { SourcesNote } from '../../components/quran/sources.tsx'
import { useMarkSync } from '../../components/quran/use-mark-sync.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { StayAnchor } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/page.ts'
import { loadQuran, type Quran } from './load.server.ts'
import { ChapterList } from './parts/chapter-list.tsx'
import { JuzList } from './parts/juz-list.tsx'
import { Bookmarks, LastRead } from './parts/marks-panel.tsx'
import { QuranSearch } from './parts/quran-search.tsx'

const SearchResults = lazy(() =>
  import('./parts/search-results.tsx').then((module) => ({ default: module.SearchResults })),
)
const SaveOffline = lazy(() => import('./parts/save-offline.tsx').then((module) => ({ default: module.SaveOffline })))

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export const meta = metaOf<Quran>((_language, { loaderData: { say, query, linked } }) => ({
  title: say.title,
  description: say.about,
  canonical: '/quran',
  hidden: query !== '',
  data: linked,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Quran>(({ say }) => [{ label: say.crumb, href: '/quran' }]) }

export const loader = ({ context, url }: Route.LoaderArgs) => loadQuran(context, url.searchParams)

export default function QuranPage({ loaderData: quran }: Route.ComponentProps) {
  const { say, result } = quran
  return (
    <>
      <QuranHero>
        <h1 className="text-2xl md:text-4xl">{say.heading}</h1>
        <p className="max-w-[56ch] text-pretty max-md:hidden">{say.about}</p>
        <QuranSearch key={quran.query} quran={quran} />
      </QuranHero>
      <div className="layout flex flex-col gap-4 pt-3 pb-6 md:gap-8 md:py-8">
        {result ? (
          <Suspense>
            <SearchResults result={result} query={quran.query} say={say} />
          </Suspense>
        ) : (
          <Contents quran={quran} />
        )}
        <SourcesNote {...quran.sources} />
      </div>
    </>
  )
}

function Contents({ quran }: { quran: Quran }) {
  const { say, tab } = quran
  const marks = mergeMarks(useMarkSync(), quran.account ?? noMarks)
  const tabs = [
    { href: '/quran', label: say.byChapter, isCurrent: tab === 'surah' },
    { href: '/quran?tab=juz', label: say.byJuz, isCurrent: tab === 'juz' },
  ]
  return (
    <>
      <LastRead quran={quran} marks={marks} />
      <section aria-labelledby="contents" className="flex flex-col gap-3 md:gap-5">
        <h2 id="contents" className="sr-only">
          {tab === 'juz' ? say.juzList : say.chapters}
        </h2>
        <TabLinks label={say.tabs} tabs={tabs} link={StayAnchor} />
        {tab === 'juz' ? <JuzList juz={quran.juz} /> : <ChapterList chapters={quran.chapters} />}
      </section>
      <Bookmarks quran={quran} marks={marks} />
      <Suspense>
        <SaveOffline say={say} paths={quran.chapters.map(({ path }) => path)} />
      </Suspense>
    </>
  )
}
