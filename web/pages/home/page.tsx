import { TypeLinks } from '../../components/listing/type-links.tsx'
import { metaOf } from '../../meta.ts'
import type { Route } from './+types/page.ts'
import { type Home as Loaded, loadHome } from './home.server.ts'
import { Certainties } from './parts/certainties.tsx'
import { Explore } from './parts/explore.tsx'
import { Hero } from './parts/hero.tsx'
import { Journeys } from './parts/journeys.tsx'
import { Partners } from './parts/partners.tsx'
import { Plans } from './parts/plans.tsx'
import { Promos } from './parts/promos.tsx'
import { Reviews } from './parts/reviews.tsx'
import { Steps } from './parts/steps.tsx'

export const meta = metaOf<Loaded>((_language, { loaderData: { title, description } }) => ({
  title,
  description,
  canonical: '/',
  picture: '/pictures/kaaba-2-wide/1280.jpeg',
}))

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context)

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <Hero hero={home.hero} search={home.search} />
      <div className="layout pt-5">
        <TypeLinks label={home.sought.label} links={home.sought.links} />
      </div>
      <Journeys journeys={home.journeys} turn={home.turn} />
      <Promos promos={home.promos} turn={home.turn} />
      <Certainties certainties={home.certainties} />
      <Plans plans={home.plans} turn={home.turn} />
      <Explore explore={home.explore} turn={home.turn} />
      <Reviews reviews={home.reviews} turn={home.turn} />
      <Partners partners={home.partners} />
      <Steps steps={home.steps} />
    </>
  )
}
