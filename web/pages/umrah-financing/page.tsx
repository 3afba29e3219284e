import { formatDay } from '#core/format.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { banks } from '#modules/partner/contract.ts'
import { financingDaysBefore } from '#modules/partner/rules/days-before.ts'
import { umrohSearch } from '#modules/search/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { byPurpose } from '../../components/explain/bank.server.ts'
import { BankCard } from '../../components/explain/bank-card.tsx'
import { financingMonths } from '../../components/explain/months.ts'
import { Questions } from '../../components/explain/questions.tsx'
import { Section } from '../../components/explain/section.tsx'
import { Steps } from '../../components/explain/steps.tsx'
import { Terms } from '../../components/explain/terms.tsx'
import { linkedData } from '../../components/listing/linked-data.server.ts'
import { loadListing, titleOf } from '../../components/listing/listing.server.ts'
import { Listing } from '../../components/listing/listing.tsx'
import { listingHandle, listingMeta, planFilters } from '../../components/listing/listing-frame.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { PlanHero } from '../../components/listing/plan-hero.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import type { Route } from './+types/page.ts'
import { advertised, bankExamples, notesOf, openingOf } from './amounts.server.ts'
import { explain } from './explain.server.ts'
import { words } from './words.ts'

const path = '/umroh-dana-talangan'

export const meta = listingMeta
export const handle = listingHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, now } = pageOf(context)
  const [{ data: all }, { data: rulesOfToday }] = await Promise.all([api(context, banks, {}), api(context, rules, {})])
  const today = jakartaDate(now)
  const days = financingDaysBefore(all, rulesOfToday)
  const financed = { type: 'financing', departs_from: addDays(today, days) } as const
  const [listing, { data: least }] = await Promise.all([
    loadListing(context, url, {
      path,
      find: (input) => api(context, umrohSearch, { ...input, ...financed }),
      filters: planFilters,
      frame: ['months'],
      tidy: financingMonths.tidy,
    }),
    api(context, umrohSearch, { ...financed, sort: 'cheapest', limit: 1 }),
  ])
  const [[cheapest], months] = [least.items, financingMonths.of(listing.query)]
  const by = { offers: byPurpose(all).financing, today, months, rules: rulesOfToday, language }
  const { example, reach, ...say } = words(language)
  const explained = explain(language, rulesOfToday)
  const crumbs = [
    { label: say.umrah, href: '/umroh' },
    { label: say.title, href: path },
  ]
  return {
    listing,
    say,
    crumbs,
    title: titleOf(say.title, listing),
    links: financingMonths.links(listing),
    cardNotes: notesOf(listing.page.items, by),
    opening: cheapest && openingOf(cheapest, by),
    advert: cheapest && advertised(cheapest, by),
    reach: reach(formatDay(financed.departs_from, language), days),
    exampleText: cheapest && example(cheapest.name, months),
    examples: cheapest ? bankExamples(cheapest, by) : [],
    explained,
    data: linkedData(context, { crumbs, questions: explained.questions }),
  }
}

export default function UmrahFinancing({ loaderData }: Route.ComponentProps) {
  const { listing, say, links, cardNotes, opening, reach, advert, exampleText, examples, explained } = loaderData
  return (
    <>
      <ListingHero title={say.heading} text={say.text} picture={ownPicture('madinah-dome-1-wide')} isShort>
        {opening && <PlanHero note={opening} />}
      </ListingHero>
      <Section id="terms" title={say.termsTitle} text={say.termsText} className="md:pb-4">
        <Terms terms={explained.terms} />
        {advert && <p className="max-w-prose">{advert}</p>}
      </Section>
      <div className="layout pt-1.5 md:pt-4">
        <TypeLinks label={say.monthsLabel} links={links} isLabelShown />
        <p className="max-w-prose pt-2 text-muted text-sm">{reach}</p>
      </div>
      <Listing listing={listing} cardNotes={cardNotes} />
      {examples.length > 0 && (
        <Section id="example" title={say.exampleTitle} text={exampleText}>
          <ul className="grid gap-4 md:grid-cols-2">
            {examples.map(({ id, ...bank }) => (
              <BankCard key={id} {...bank} />
            ))}
          </ul>
        </Section>
      )}
      <Section id="steps" title={say.stepsTitle}>
        <Steps steps={explained.steps} />
      </Section>
      <Section id="questions" title={say.questionsTitle}>
        <Questions questions={explained.questions} />
      </Section>
    </>
  )
}
