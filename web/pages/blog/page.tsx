import { Newspaper } from '#web/ui/icons/icons.ts'
import { pageOf } from '../../api.server.ts'
import { PostCard } from '../../components/hasanah/post-card.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { words as listingWords } from '../../components/listing/words.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { Route } from './+types/page.ts'
import { loadCategories, loadList, loadTop } from './load.server.ts'
import { Masthead } from './parts/masthead.tsx'
import { Top } from './parts/top.tsx'
import { addressOf, readQuery } from './query.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say, query, list, linked } }) => ({
  title: say.title,
  description: say.description,
  canonical: addressOf(query),
  hidden: query.search !== undefined || (list.items.length === 0 && addressOf(query) !== '/blog'),
  data: linked,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.heading, href: '/blog' }]) }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context)
  const query = readQuery(url.searchParams)
  const isFirst = addressOf(query) === '/blog'
  const [top, list, categories] = await Promise.all([
    isFirst ? loadTop(context) : undefined,
    loadList(context, query),
    loadCategories(context, query),
  ])
  const { resultCount: _resultCount, resultCountFor: _resultCountFor, ...say } = words(page.language)
  const { pages, previous, next } = listingWords(page.language)
  const linked = [linkedCrumbs(page, [{ name: say.heading, path: '/blog' }])]
  return { query: query, top, list, categories, linked, say: { ...say, pages, previous, next } }
}

export default function Blog({ loaderData: { query, top, list, categories, say } }: Route.ComponentProps) {
  const isFiltered = query.search !== undefined || query.category !== undefined
  return (
    <>
      <Masthead key={query.search} query={query} say={say} />
      <div className="layout flex flex-col gap-8 pt-5 pb-10 md:gap-12 md:pb-14">
        <TypeLinks label={say.categories} links={categories} />
        {top && <Top top={top} say={say} />}
        <section aria-labelledby="results" className="flex flex-col gap-5">
          <h2 id="results" className="text-2xl">
            {isFiltered ? (
              <>
                <span className="sr-only">{`${say.results}: `}</span>
                <span role="status" className="[overflow-wrap:anywhere]">
                  {list.resultCount}
                </span>
              </>
            ) : (
              say.others
            )}
          </h2>
          {list.items.length === 0 ? (
            <EmptyState
              icon={<Newspaper />}
              title={say.none}
              text={list.problem ?? (isFiltered || query.page ? say.noneText : say.noneYet)}
              headingLevel="h3"
              action={
                <ShellLink path="/blog" className={buttonClass({ variant: 'secondary' })}>
                  {say.seeAll}
                </ShellLink>
              }
            />
          ) : (
            <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {list.items.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            label={say.pages}
            page={list.page.current_page}
            lastPage={list.page.last_page}
            href={(to) => addressOf({ ...query, page: to > 1 ? String(to) : undefined })}
            words={{ previous: say.previous, next: say.next, page: String }}
            link={PathAnchor}
          />
        </section>
      </div>
    </>
  )
}
