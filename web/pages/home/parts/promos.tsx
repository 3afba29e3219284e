import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Card, coverLinkClass } from '../../../ui/card.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import type { Part } from '../home.server.ts'
import { MoreLink } from './shelf-tabs.tsx'

/** Promos as a row of banners. */
export function Promos({ promos: { title, all, items }, turn }: Part<'promos'>) {
  return (
    <section className="layout flex flex-col gap-3 pb-10 md:pb-14" aria-labelledby="promos">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="promos" className="text-2xl md:text-3xl">
          {title}
        </h2>
        <MoreLink path="/promo" text={all} />
      </div>
      <Carousel label={title} previousLabel={turn.previous} nextLabel={turn.next} itemClass="w-96" bleed>
        {items.map((promo) => (
          <Card
            key={promo.id}
            as="article"
            look="flat"
            interactive
            padding="none"
            className="flex flex-col overflow-hidden"
          >
            <SitePicture id={promo.picture_id} shape="card" alt="" sizes="24rem" className="aspect-2/1" />
            <div className="flex flex-1 flex-col gap-1 p-4">
              <h3 className="text-lg leading-snug">
                <ShellLink path={`/promo/${promo.slug}`} className={`${coverLinkClass} text-ink`}>
                  {promo.title}
                </ShellLink>
              </h3>
            </div>
          </Card>
        ))}
      </Carousel>
    </section>
  )
}
