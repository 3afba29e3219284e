import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card, coverLinkClass } from '../../../ui/card.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import type { Part } from '../home.server.ts'
import { SectionHead } from './section-head.tsx'

/** Banners of the site and promos beyond the banner, as tiles. */
export function Explore({ explore: { title, tiles }, turn }: Part<'explore'>) {
  return (
    <section className="layout flex flex-col gap-3 pb-10 md:pb-14">
      <SectionHead id="explore" title={title} />
      <Carousel label={title} previousLabel={turn.previous} nextLabel={turn.next} itemsClass="*:w-60" bleed>
        {tiles.map((tile) => (
          <Card key={tile.id} as="article" look="flat" interactive padding="none" className="overflow-hidden">
            <div className="relative">
              <SitePicture
                id={tile.picture_id}
                colour={tile.picture_colour}
                shape="card"
                alt=""
                sizes="15rem"
                widest={720}
                className="aspect-4/3"
              />
              {tile.mark && (
                <div className="card-mark">
                  <Badge tone="accent">{tile.mark}</Badge>
                </div>
              )}
            </div>
            <h3 className="p-4 text-base leading-snug">
              {tile.path.startsWith('https://') ? (
                <a href={tile.path} rel="noopener noreferrer" className={coverLinkClass}>
                  {tile.title}
                </a>
              ) : (
                <ShellLink path={tile.path} className={coverLinkClass}>
                  {tile.title}
                </ShellLink>
              )}
            </h3>
          </Card>
        ))}
      </Carousel>
    </section>
  )
}
