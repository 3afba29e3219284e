import { data, Form, redirect } from 'react-router'
import { placeOf } from '#modules/worship/rules/prayer-places.ts'
import { MapPinOff } from '#web/ui/icons/icons.ts'
import { pageOf } from '../../api.server.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import { CitySearch } from '../../components/prayer/city-search.tsx'
import { Locate } from '../../components/prayer/locate.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { useHref } from '../../components/shell/use-href.ts'
import { readForm, textsOf } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { prayerCityCookie } from '../../prayer-city.ts'
import { inLanguage } from '../../to.ts'
import { Alert } from '../../ui/alert.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Pagination } from '../../ui/pagination.tsx'
import type { Route } from './+types/page.ts'
import { type Cities, loadCities } from './cities.server.ts'
import { citiesAddress } from './query.ts'
import { words } from './words.ts'

const path = '/jadwal-sholat/solatAwal'

export const meta = metaOf<Cities>((_language, { loaderData: { say, query } }) => ({
  title: say.title,
  description: say.description,
  canonical: path,
  hidden: query.search !== undefined,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Cities>(({ say }) => [
    { label: say.times, href: '/jadwal-sholat' },
    { label: say.crumb, href: path },
  ]),
}

export const loader = ({ context, url }: Route.LoaderArgs) => loadCities(context, url.searchParams)

/** Remembers the city in this browser, and goes on to its times. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = pageOf(context)
  const { kota = '', ke } = textsOf(await readForm(request), ['kota', 'ke'])
  const place = placeOf(kota)
  if (!place) return data({ problem: words(page.language).choose }, { status: 422 })
  page.set_cookies.push(prayerCityCookie(place.slug))
  return redirect(inLanguage(page.language, `${ke === 'kiblat' ? '/kiblat' : '/jadwal-sholat'}?kota=${place.slug}`))
}

export default function PrayerFirst({ loaderData: list, actionData }: Route.ComponentProps) {
  const { say, query, problem } = list
  return (
    <>
      <ListingHero title={say.title} text={say.text} picture={ownPicture('madinah-dome-1-wide')} />
      <div className="layout flex flex-col gap-8 py-6 md:py-10">
        {actionData && <Alert tone="danger">{actionData.problem}</Alert>}
        <div className="flex flex-col gap-4 lg:flex-row lg:items-start lg:gap-8">
          <div className="min-w-0 flex-1">
            <CitySearch say={say} search={query.search} back={query.back} />
          </div>
          <div className="lg:pt-7">
            <Locate say={say} />
          </div>
        </div>
        <section aria-labelledby="cities" className="flex flex-col gap-4">
          <h2 id="cities" className="text-xl" aria-live="polite">
            {say.listTitle}
          </h2>
          {list.cities.length > 0 ? (
            <Choices list={list} />
          ) : (
            <EmptyState
              icon={<MapPinOff />}
              headingLevel="h3"
              title={problem === undefined ? say.none : say.bad}
              text={problem ?? say.noneText}
            />
          )}
          <Pagination
            label={say.pages}
            page={list.page}
            lastPage={list.lastPage}
            href={(to) => citiesAddress({ ...query, page: String(to) })}
            words={{ previous: say.previous, next: say.next, page: String }}
            link={PathAnchor}
          />
        </section>
        <Provinces list={list} />
      </div>
    </>
  )
}

/** One form; each city is a button that sends itself. */
function Choices({ list: { cities, query } }: { list: Cities }) {
  const href = useHref()
  return (
    <Form method="post" action={href(path)}>
      {query.back && <input type="hidden" name="ke" value={query.back} />}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {cities.map((city) => (
          <li key={city.slug} className="min-w-0">
            <button
              type="submit"
              name="kota"
              value={city.slug}
              className="flex min-h-16 w-full flex-col justify-center rounded-md border border-line bg-paper px-4 py-3 text-start transition duration-150 hover:border-brand hover:bg-brand-soft"
            >
              <span className="font-semibold">{city.name}</span>
              <span className="text-muted text-sm">{city.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Form>
  )
}

function Provinces({ list: { provinces, say } }: { list: Cities }) {
  return (
    <nav aria-labelledby="provinces" className="flex flex-col gap-3">
      <h2 id="provinces" className="text-xl">
        {say.provinces}
      </h2>
      <ul className="columns-1 gap-6 sm:columns-2 lg:columns-4">
        {provinces.map(({ name, href }) => (
          <li key={name} className="break-inside-avoid">
            <ShellLink path={href} className={`${linkClass({ tone: 'plain' })} inline-flex min-h-11 items-center`}>
              {name}
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
