import { Star } from 'lucide-react'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { cx } from '../../../ui/class-names.ts'
import { linkClass } from '../../../ui/link-class.ts'
import type { Home } from '../home.server.ts'

const stars = [1, 2, 3, 4, 5]

/** What those say who have travelled. */
export function Reviews({ reviews: { title, text, items }, turn }: Pick<Home, 'reviews' | 'turn'>) {
  if (items.length === 0) return null
  return (
    <section className="layout flex flex-col gap-3 pb-10 md:pb-14" aria-labelledby="reviews">
      <div className="flex flex-col gap-1">
        <h2 id="reviews" className="text-2xl md:text-3xl">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <Carousel label={title} previousLabel={turn.previous} nextLabel={turn.next} itemClass="w-80" bleed>
        {items.map((review) => (
          <Card key={review.id} as="article" look="flat" className="flex flex-col gap-3">
            <p className="flex gap-0.5">
              <span className="sr-only">{review.rated}</span>
              {stars.map((star) => (
                <Star
                  key={star}
                  aria-hidden="true"
                  className={cx('size-5', star <= review.rating ? 'fill-accent text-accent' : 'text-line')}
                />
              ))}
            </p>
            <blockquote className="line-clamp-6 flex-1">{review.text}</blockquote>
            <div className="text-sm">
              <p className="font-semibold">{review.author_name}</p>
              <p className="text-muted">{review.travelled}</p>
              <ShellLink path={`/product/${review.product.slug}`} className={`${linkClass()} inline-block py-2`}>
                {review.product.name}
              </ShellLink>
            </div>
          </Card>
        ))}
      </Carousel>
    </section>
  )
}
