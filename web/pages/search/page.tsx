import { pageOf } from '../../api.server.ts'
import { Listing } from '../../components/listing/listing.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { SearchBox } from '../../components/search/search-box.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { TrendingBlock } from '../../components/suggestions/block.tsx'
import { RecentBlock } from '../../components/suggestions/recent-block.tsx'
import { metaOf } from '../../meta.ts'
import { recentOf, trendingOf } from '../../sought.server.ts'
import type { Route } from './+types/page.ts'
import { loadResults } from './results.server.ts'
import { searchPath } from './search-path.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { results, say } }) => ({
  title: results?.heading ?? say.title,
  description: say.description,
  canonical: searchPath,
  hidden: true,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.title, href: searchPath }]) }

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context)
  page.name_device()
  const { title, text, description, journeys } = words(page.language)
  const say = { title, text, description, journeys }
  const term = new URL(request.url).searchParams.get('term')?.trim() ?? ''
  if (term === '') {
    const [recent, trending] = await Promise.all([recentOf(context), trendingOf(context)])
    return { say, recent, trending, results: undefined }
  }
  const results = await loadResults(context, request, term)
  const isEmpty = results.listing.page.items.length === 0
  return { say, results, recent: [], trending: isEmpty ? await trendingOf(context) : [] }
}

export default function SearchPage({ loaderData: { results, recent, trending, say } }: Route.ComponentProps) {
  return (
    <>
      <div className="layout flex flex-col gap-4 pt-4 md:pt-8">
        <SearchBox opens="typing" className="md:hidden" />
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{results?.heading ?? say.title}</h1>
        {results && results.journeys.length > 0 && <TypeLinks label={say.journeys} links={results.journeys} />}
      </div>
      {results ? (
        <Listing listing={results.listing} />
      ) : (
        <div className="layout flex flex-col gap-6 pt-2 pb-12">
          <p className="max-w-prose text-muted">{say.text}</p>
          <div className="max-w-prose">
            <RecentBlock recent={recent} />
          </div>
        </div>
      )}
      {(trending.length > 0 || !results) && (
        <div className="layout max-w-prose pb-12">
          <TrendingBlock trending={trending} />
        </div>
      )}
    </>
  )
}
