import { PromoCard } from '../../../components/promo/promo-card.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import type { Part } from '../home.server.ts'
import { AllLink } from './all-link.tsx'
import { SectionHead } from './section-head.tsx'

/** Promos as a row of coupons. */
export function Promos({ promos: { title, all, items }, turn }: Part<'promos'>) {
  return (
    <section className="layout flex flex-col gap-3 pb-10 md:pb-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <SectionHead id="promos" title={title} />
        <AllLink path="/promo" text={all} />
      </div>
      <Carousel
        label={title}
        previousLabel={turn.previous}
        nextLabel={turn.next}
        itemsClass="*:w-80 lg:*:w-[calc((100%-2rem)/3)]"
        bleed
      >
        {items.map((promo) => (
          <PromoCard key={promo.id} promo={promo} />
        ))}
      </Carousel>
    </section>
  )
}
