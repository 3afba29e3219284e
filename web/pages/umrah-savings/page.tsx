import { formatDay } from '#core/format.ts'
import { jakartaDate } from '#core/time.ts'
import { savedFrom } from '#modules/savings/rules/compare.ts'
import { umrohSearch } from '#modules/search/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { depositFor, depositsOf, depositTerms } from '../../components/explain/deposits.server.ts'
import { savingsMonths } from '../../components/explain/months.ts'
import { Section } from '../../components/explain/section.tsx'
import { Steps } from '../../components/explain/steps.tsx'
import { Terms } from '../../components/explain/terms.tsx'
import { Ways } from '../../components/explain/ways.tsx'
import { linkedData } from '../../components/listing/linked-data.server.ts'
import { loadListing, titleOf } from '../../components/listing/listing.server.ts'
import { Listing } from '../../components/listing/listing.tsx'
import { listingHandle, listingMeta, planFilters } from '../../components/listing/listing-frame.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { readListingQuery } from '../../components/listing/listing-query.ts'
import { PlanHero } from '../../components/listing/plan-hero.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { linkClass } from '../../ui/link-class.ts'
import type { Route } from './+types/page.ts'
import { explain } from './explain.server.ts'
import { words } from './words.ts'

const path = '/umroh-dana-tabungan'

export const meta = listingMeta
export const handle = listingHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, now } = pageOf(context)
  const months = savingsMonths.of(savingsMonths.tidy(readListingQuery(url.searchParams, ['months'])))
  const saved = { type: 'savings', departs_from: savedFrom(jakartaDate(now), months) } as const
  const [listing, { data: least }] = await Promise.all([
    loadListing(context, url, {
      path,
      find: (input) => api(context, umrohSearch, { ...input, ...saved }),
      filters: planFilters,
      frame: ['months'],
      tidy: savingsMonths.tidy,
    }),
    api(context, umrohSearch, { ...saved, sort: 'cheapest', limit: 1 }),
  ])
  const [cheapest] = least.items
  const { example, opening, reach, unreached, ...say } = words(language)
  const explained = explain(language)
  const crumbs = [
    { label: say.umrah, href: '/umroh' },
    { label: say.title, href: path },
  ]
  return {
    listing,
    say,
    crumbs,
    title: titleOf(say.title, listing),
    links: savingsMonths.links(listing),
    cardNotes: depositsOf(listing.page.items, { months, language }),
    opening: cheapest && { ...depositFor(cheapest, { months, language }), label: opening },
    reach: (listing.page.total === 0 ? unreached : reach)(formatDay(saved.departs_from, language), months),
    exampleText: cheapest && example(cheapest.name),
    terms: cheapest ? depositTerms(cheapest, language) : [],
    explained,
    data: linkedData(context, { crumbs }),
  }
}

export default function UmrahSavings({ loaderData }: Route.ComponentProps) {
  const { listing, say, links, cardNotes, opening, reach, exampleText, terms, explained } = loaderData
  return (
    <>
      <ListingHero title={say.heading} text={say.text} picture={ownPicture('savings-1-wide')} isShort>
        {opening && <PlanHero note={opening} />}
      </ListingHero>
      <div className="layout pt-1.5 md:pt-4">
        <TypeLinks label={say.monthsLabel} links={links} isLabelShown />
        <p className="max-w-prose pt-2 text-muted text-sm">{reach}</p>
        <p>
          <ShellLink path="/perencanaan-tabungan" className={`${linkClass()} link-row`}>
            {say.toPlanner}
          </ShellLink>
        </p>
      </div>
      <Listing listing={listing} cardNotes={cardNotes} />
      <Section id="know" title={say.knowTitle}>
        <Ways ways={explained.facts} />
      </Section>
      {terms.length > 0 && (
        <Section id="example" title={say.exampleTitle} text={exampleText}>
          <Terms terms={terms} />
        </Section>
      )}
      <Section id="steps" title={say.stepsTitle}>
        <Steps steps={explained.steps} />
        <p>
          <ShellLink path="/saving" className={buttonClass({ variant: 'secondary' })}>
            {say.toBanks}
          </ShellLink>
        </p>
      </Section>
    </>
  )
}
