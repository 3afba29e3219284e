import { redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { formatNumber } from '#core/format.ts'
import { listStores } from '#modules/merchandise/contract.ts'
import { SearchX } from '#web/ui/icons/icons.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { CategorySearch } from '../../../components/form/category-search.tsx'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { PathAnchor, ShellLink } from '../../../components/shell/shell-link.tsx'
import { storePath } from '../../../components/shop/paths.ts'
import { StoreCard } from '../../../components/shop/store-card.tsx'
import { shownStore } from '../../../components/shop/store-view.server.ts'
import { words as shopWords } from '../../../components/shop/words.ts'
import { linkedCrumbs } from '../../../linked-crumbs.server.ts'
import { metaOf } from '../../../meta.ts'
import { inLanguage } from '../../../to.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { Route } from './+types/page.ts'
import { addressOf, type Query, readQuery } from './query.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say, query, stores, linked } }) => ({
  title: say.title,
  description: say.description,
  canonical: addressOf(query),
  hidden: stores.length === 0 && addressOf(query) !== '/oleh-oleh/toko',
  data: linked,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ say }) => [
    { label: say.shop, href: '/oleh-oleh' },
    { label: say.heading, href: '/oleh-oleh/toko' },
  ]),
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = pageOf(context)
  const { language } = reader
  const named = url.searchParams.get('store') || url.searchParams.get('slug')
  if (named) throw redirect(inLanguage(language, storePath(named)), 301)
  const query = readQuery(url.searchParams)
  const { items, problem, ...page } = await ask(context, query)
  const { count, countFor, ...say } = words(language)
  const { shop } = shopWords(language)
  const total = formatNumber(page.total, language)
  return {
    query,
    page,
    problem,
    stores: items.map((store) => shownStore(store, language)),
    linked: [
      linkedCrumbs(reader, [
        { name: shop, path: '/oleh-oleh' },
        { name: say.heading, path: '/oleh-oleh/toko' },
      ]),
    ],
    say: { ...say, shop, count: query.search ? countFor(total, query.search) : count(total) },
  }
}

const nothing = { items: [], total: 0, current_page: 1, last_page: 1, first_item: 0, last_item: 0 }

/** What the API has; nothing, with the reason, when the address asks for what cannot be. */
async function ask(context: Context, query: Query) {
  try {
    return { ...(await api(context, listStores, { ...query, limit: '24' })).data, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { ...nothing, problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}

export default function StoresPage({ loaderData: { stores, page, problem, query, say } }: Route.ComponentProps) {
  return (
    <div className="layout flex flex-col gap-5 pt-2 pb-8 md:pt-4">
      <header className="flex flex-col gap-3 md:flex-row md:items-end md:justify-between">
        <h1 className="text-2xl md:text-4xl">{say.heading}</h1>
        <CategorySearch key={query.search} path="/oleh-oleh/toko" query={query} say={say} className="md:w-[26rem]" />
      </header>
      <section aria-labelledby="results" className="flex flex-col gap-4">
        <h2 id="results" className="text-base md:text-xl">
          <span className="sr-only">{`${say.results}: `}</span>
          <span role="status" className="[overflow-wrap:anywhere]">
            {say.count}
          </span>
        </h2>
        {stores.length === 0 ? (
          <EmptyState
            icon={<SearchX />}
            title={say.none}
            text={problem ?? say.noneText}
            headingLevel="h3"
            action={
              <ShellLink path="/oleh-oleh/toko" className={buttonClass({ variant: 'secondary' })}>
                {say.all}
              </ShellLink>
            }
          />
        ) : (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {stores.map((store) => (
              <li key={store.slug} className="min-w-0">
                <StoreCard store={store} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label={say.pages}
          page={page.current_page}
          lastPage={stores.length === 0 ? 1 : page.last_page}
          href={(to) => addressOf({ ...query, page: to > 1 ? String(to) : undefined })}
          words={{ previous: say.previous, next: say.next, page: String }}
          link={PathAnchor}
        />
      </section>
    </div>
  )
}
