import { SitePicture } from '../../../components/site-picture.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { HomeWords } from '../words.ts'

type Journey = { id: string; label: string; title: string; text: string; picture: string; alt: string }

const journeysOf = (say: HomeWords): Journey[] => [
  {
    id: 'umroh',
    label: say.umrah,
    title: say.umrahTitle,
    text: say.umrahText,
    picture: 'madinah-dome-1-card',
    alt: say.umrahAlt,
  },
  {
    id: 'haji',
    label: say.hajj,
    title: say.hajjTitle,
    text: say.hajjText,
    picture: 'hills-of-mercy-1-card',
    alt: say.hajjAlt,
  },
  {
    id: 'wisata',
    label: say.tour,
    title: say.tourTitle,
    text: say.tourText,
    picture: 'city-istanbul-2-card',
    alt: say.tourAlt,
  },
]

/** The switch between the kinds of journey; hajj only where the tenant offers it. */
export function Journeys({ say, hasHajj }: { say: HomeWords; hasHajj: boolean }) {
  const tabs = journeysOf(say)
    .filter((journey) => hasHajj || journey.id !== 'haji')
    .map((journey) => ({ id: journey.id, label: journey.label, content: <Panel journey={journey} /> }))
  return (
    <section className="layout flex flex-col gap-6 py-12 md:py-16" aria-labelledby="journeys">
      <h2 id="journeys" className="text-3xl">
        {say.journeys}
      </h2>
      <Tabs label={say.journeys} tabs={tabs} />
    </section>
  )
}

function Panel({ journey }: { journey: Journey }) {
  return (
    <div className="grid items-center gap-6 md:grid-cols-2 md:gap-12">
      <SitePicture
        id={journey.picture}
        shape="card"
        sizes="(min-width: 900px) 36rem, 100vw"
        alt={journey.alt}
        className="rounded-lg shadow-raised"
      />
      <div className="flex flex-col gap-4">
        <h3 className="text-2xl">{journey.title}</h3>
        <p className="max-w-prose text-lg text-muted">{journey.text}</p>
      </div>
    </div>
  )
}
