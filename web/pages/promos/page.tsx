import { isCallFailure } from '#core/client.ts'
import { formatNumber } from '#core/format.ts'
import { promos } from '#modules/promo/contract.ts'
import { TicketPercent } from '#web/ui/icons/icons.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { CategorySearch } from '../../components/form/category-search.tsx'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { words as listingWords } from '../../components/listing/words.ts'
import { ownPicture } from '../../components/own-pictures.ts'
import { PromoCard } from '../../components/promo/promo-card.tsx'
import { shownPromo } from '../../components/promo/shown.server.ts'
import { words as promoWords } from '../../components/promo/words.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { Route } from './+types/page.ts'
import { addressOf, type Query, readQuery } from './query.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say, query, items, linked } }) => ({
  title: say.title,
  description: say.description,
  canonical: addressOf(query),
  hidden: items.length === 0,
  data: linked,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.heading, href: '/promo' }]) }

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = pageOf(context)
  const query = readQuery(url.searchParams)
  const { answer, problem } = await ask(context, query)
  const { items, ...page } = answer
  const { resultCount, resultCountFor, ...say } = words(reader.language)
  const { pages, previous, next } = listingWords(reader.language)
  const total = formatNumber(page.total, reader.language)
  return {
    query: query,
    page,
    problem,
    items: items.map((promo) => shownPromo(promo, reader)),
    categories: categoriesOf(query, reader),
    linked: [linkedCrumbs(reader, [{ name: say.heading, path: '/promo' }])],
    say: {
      ...say,
      resultCount: query.search ? resultCountFor(total, query.search) : resultCount(total),
      pages,
      previous,
      next,
    },
  }
}

const nothing = { items: [], total: 0, current_page: 1, last_page: 1, first_item: 0, last_item: 0 }

/** What the API finds; nothing, with the reason, when the address asks for what cannot be. */
async function ask(context: Context, { category, ...rest }: Query) {
  const known = categories.find((name) => name === category)
  if (category !== known) return { answer: nothing, problem: undefined }
  try {
    return { answer: (await api(context, promos, { ...rest, category: known })).data, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { answer: nothing, problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}

function categoriesOf({ search, category }: Query, { language }: { language: 'id' | 'en' }) {
  const say = promoWords(language)
  const link = (value: (typeof categories)[number] | undefined, label: string) => ({
    label,
    href: addressOf({ search, category: value }),
    isCurrent: category === value,
  })
  return [link(undefined, words(language).all), ...categories.map((name) => link(name, say[name]))]
}

const categories = ['umroh', 'wisata-syariah', 'oleh-oleh'] as const

export default function Promos({ loaderData }: Route.ComponentProps) {
  const { items, page, query, say } = loaderData
  return (
    <>
      <ListingHero title={say.heading} text={say.text} picture={ownPicture('savings-1-wide')}>
        <CategorySearch
          key={query.search}
          path="/promo"
          query={query}
          say={say}
          className="tone-plain mt-2 max-w-[36rem]"
        />
      </ListingHero>
      <section aria-labelledby="results" className="layout flex flex-col gap-5 py-6 md:py-8">
        <TypeLinks label={say.categories} links={loaderData.categories} />
        <h2 id="results" className="text-xl">
          <span className="sr-only">{`${say.results}: `}</span>
          <span role="status" className="[overflow-wrap:anywhere]">
            {say.resultCount}
          </span>
        </h2>
        {items.length === 0 ? (
          <Nothing loaded={loaderData} />
        ) : (
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((promo, place) => (
              <li key={promo.id}>
                <PromoCard promo={promo} priority={place === 0} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label={say.pages}
          page={page.current_page}
          lastPage={page.last_page}
          href={(to) => addressOf({ ...query, page: to > 1 ? String(to) : undefined })}
          words={{ previous: say.previous, next: say.next, page: String }}
          link={PathAnchor}
        />
      </section>
    </>
  )
}

/** No promo at all leads to the packages; no promo like this leads to the others. */
function Nothing({ loaded: { problem, query, say } }: { loaded: Loaded }) {
  const isAll = addressOf(query) === '/promo'
  return (
    <EmptyState
      icon={<TicketPercent />}
      title={say.none}
      text={problem ?? (isAll ? say.noneYet : say.noneText)}
      headingLevel="h3"
      action={
        <ShellLink path={isAll ? '/umroh' : '/promo'} className={buttonClass({ variant: 'secondary' })}>
          {isAll ? say.seePackages : say.seeAll}
        </ShellLink>
      }
    />
  )
}
