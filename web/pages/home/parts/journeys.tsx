import type { Part } from '../home.server.ts'
import { ProductRowTabs } from './product-row-tabs.tsx'
import { SectionHead } from './section-head.tsx'

/** The switch between the kinds of journey. */
export function Journeys({ journeys: { title, productRows }, turn }: Part<'journeys'>) {
  return (
    <section className="layout flex flex-col gap-4 py-10 md:py-14" aria-labelledby="journeys">
      <SectionHead id="journeys" title={title} />
      <ProductRowTabs name="shelf" label={title} productRows={productRows} turn={turn} />
    </section>
  )
}
