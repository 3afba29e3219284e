import type { Part } from '../home.server.ts'
import { SectionHead } from './section-head.tsx'
import { ShelfTabs } from './shelf-tabs.tsx'

/** The switch between the kinds of journey. */
export function Journeys({ journeys: { title, shelves }, turn }: Part<'journeys'>) {
  return (
    <section className="layout flex flex-col gap-4 py-10 md:py-14" aria-labelledby="journeys">
      <SectionHead id="journeys" title={title} />
      <ShelfTabs name="shelf" label={title} shelves={shelves} turn={turn} />
    </section>
  )
}
