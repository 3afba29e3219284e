import type { Part } from '../home.server.ts'
import { ShelfTabs } from './shelf-tabs.tsx'

/** The switch between the kinds of journey. */
export function Journeys({ journeys: { title, shelves }, turn }: Part<'journeys'>) {
  return (
    <section className="layout flex flex-col gap-4 py-10 md:py-14" aria-labelledby="journeys">
      <h2 id="journeys" className="text-2xl md:text-3xl">
        {title}
      </h2>
      <ShelfTabs name="shelf" label={title} shelves={shelves} turn={turn} />
    </section>
  )
}
