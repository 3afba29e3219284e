import { redirect } from 'react-router'
import { pageOf } from '../../api.server.ts'
import { Listing } from '../../components/listing/listing.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { SearchBox } from '../../components/search/search-box.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { TrendingBlock } from '../../components/suggestions/block.tsx'
import { RecentBlock } from '../../components/suggestions/recent-block.tsx'
import { metaOf } from '../../meta.ts'
import { recentOf, trendingOf } from '../../search-suggestions.server.ts'
import type { Route } from './+types/page.ts'
import { Nothing } from './parts/nothing.tsx'
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context)
  page.name_device()
  const { title, text, description, journeys } = words(page.language)
  const say = { title, text, description, journeys }
  const term = termOf(new URL(url))
  if (term === '') {
    const [recent, trending] = await Promise.all([recentOf(context), trendingOf(context)])
    return { say, recent, trending, results: undefined }
  }
  const results = await loadResults(context, url, term)
  return { say, results, recent: [], trending: results.is_empty ? await trendingOf(context) : [] }
}

/** What is searched for. Signs that nobody can see or type lead to the address without them. */
function termOf(url: URL): string {
  const typed = url.searchParams.get('term') ?? ''
  const plain = typed.replace(/\p{Cc}+/gu, ' ')
  if (plain === typed) return typed.trim()
  url.searchParams.set('term', plain.trim())
  throw redirect(url.pathname + url.search)
}

export default function SearchPage({ loaderData: { results, recent, trending, say } }: Route.ComponentProps) {
  return (
    <>
      <div className="layout flex flex-col gap-4 pt-4 md:pt-8">
        <SearchBox opens="typing" className="md:hidden" />
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{results?.heading ?? say.title}</h1>
        {!results && <p className="max-w-prose text-muted">{say.text}</p>}
        {results && results.journeys.length > 0 && <TypeLinks label={say.journeys} links={results.journeys} />}
      </div>
      {results && (results.is_empty ? <Nothing listing={results.listing} /> : <Listing listing={results.listing} />)}
      {(!results || trending.length > 0) && (
        <div className="layout flex flex-col gap-4 pt-4 pb-12 *:max-w-prose">
          {!results && <RecentBlock recent={recent} />}
          <TrendingBlock trending={trending} />
        </div>
      )}
    </>
  )
}
