import { type ReactNode, Suspense } from 'react'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { PrayerStrip } from '../../components/prayer/prayer-strip.tsx'
import { metaOf } from '../../meta.ts'
import type { Route } from './+types/page.ts'
import { type Home as Loaded, loadHome } from './home.server.ts'
import { Certainties } from './parts/certainties.tsx'
import { Explore } from './parts/explore.tsx'
import { Hasanah } from './parts/hasanah.tsx'
import { Hero } from './parts/hero.tsx'
import { Journeys } from './parts/journeys.tsx'
import { LatestPlace } from './parts/latest-place.tsx'
import { OwnPlan } from './parts/own-plan.tsx'
import { Partners } from './parts/partners.tsx'
import { Plans } from './parts/plans.tsx'
import { Promos } from './parts/promos.tsx'
import { Reviews } from './parts/reviews.tsx'
import { Steps } from './parts/steps.tsx'

export const meta = metaOf<Loaded>((_language, { loaderData: { title, description, data } }) => ({
  title,
  description,
  canonical: '/',
  data,
}))

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context)

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { journeys, promos, own, plans, explore, reviews, partners, hasanah, turn } = home
  return (
    <>
      <Hero hero={home.hero} search={home.search} />
      <PrayerStrip strip={home.prayer} />
      <LatestPlace loaded={home.latest} />
      <Chips {...home.popularSearches} />
      {journeys && <Journeys journeys={journeys} turn={turn} />}
      {/* Hydrates after what is seen first. */}
      <Suspense>
        {promos && near(<Promos promos={promos} turn={turn} />)}
        {own && near(<OwnPlan own={own} />)}
        {near(<Certainties certainties={home.certainties} />)}
        {plans && near(<Plans plans={plans} turn={turn} />)}
      </Suspense>
      <Suspense>
        {explore && near(<Explore explore={explore} turn={turn} />)}
        {reviews && near(<Reviews reviews={reviews} turn={turn} />)}
        {partners && near(<Partners partners={partners} />)}
        {hasanah && near(<Hasanah hasanah={hasanah} />)}
        {near(<Steps steps={home.steps} />)}
      </Suspense>
    </>
  )
}

const near = (part: ReactNode) => <div className="laid-out-when-near">{part}</div>

function Chips({ label, links }: Loaded['popularSearches']) {
  if (links.length === 0) return null
  return (
    <div className="layout pt-5">
      <TypeLinks label={label} links={links} />
    </div>
  )
}
