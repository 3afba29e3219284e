import { hajjSearch } from '#modules/search/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { Questions } from '../../components/explain/questions.tsx'
import { Section } from '../../components/explain/section.tsx'
import { Steps } from '../../components/explain/steps.tsx'
import { Ways } from '../../components/explain/ways.tsx'
import { hajjNames } from '../../components/listing/hajj-travels.server.ts'
import { linkedData } from '../../components/listing/linked-data.server.ts'
import { loadListing, loadTypes, partOf, titleOf } from '../../components/listing/listing.server.ts'
import { Listing } from '../../components/listing/listing.tsx'
import { listingHandle, listingMeta } from '../../components/listing/listing-frame.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { linkClass } from '../../ui/link-class.ts'
import type { Route } from './+types/page.ts'
import { explain } from './explain.server.ts'
import { words } from './words.ts'

const path = '/haji'

export const meta = listingMeta
export const handle = listingHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = pageOf(context)
  const listing = await loadListing(context, url, {
    path,
    find: (input) => api(context, hajjSearch, input),
    filters: ['subcategory', 'hijri_year', 'travel', 'travellers', 'search'],
    names: await hajjNames(context, url),
  })
  const links = await loadTypes(context, { category: 'haji', path, query: listing.query })
  const say = words(language)
  const explained = explain(language)
  const crumbs = [{ label: say.title, href: path }]
  return {
    listing,
    links,
    say,
    title: titleOf(say.title, listing, links),
    heading: partOf(links) ?? say.heading,
    explained,
    crumbs,
    data: linkedData(context, { crumbs, questions: explained.questions }),
  }
}

export default function Hajj({ loaderData: { listing, links, say, heading, explained } }: Route.ComponentProps) {
  return (
    <>
      <ListingHero title={heading} text={say.text} picture={ownPicture('hills-of-mercy-1-wide')} isShort>
        {/* On a phone the packages come at once, and the queue right after them. */}
        <p className="flex flex-wrap gap-x-6 gap-y-2 pt-2 max-md:hidden">
          <a href="#results" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {say.toPackages}
          </a>
          <a href="#queue" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {say.toQueue}
          </a>
        </p>
      </ListingHero>
      <div className="layout pt-1.5 md:pt-6">
        <TypeLinks label={say.types} links={links} />
      </div>
      <Listing listing={listing} />
      <p className="layout pb-6 text-muted">
        {say.organisers}{' '}
        <ShellLink path="/product-haji" className={linkClass()}>
          {say.toProducts}
        </ShellLink>
      </p>
      <Section id="ways" title={say.waysTitle}>
        <Ways ways={explained.ways} />
      </Section>
      <Section id="queue" title={say.queueTitle} text={say.queueText}>
        <Steps steps={explained.steps} />
      </Section>
      <Section id="questions" title={say.questionsTitle}>
        <Questions questions={explained.questions} />
      </Section>
    </>
  )
}
