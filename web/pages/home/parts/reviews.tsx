import { ReviewCard } from '../../../components/reviews/review-card.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import type { Part } from '../home.server.ts'
import { SectionHead } from './section-head.tsx'

/** What those say who have travelled. */
export function Reviews({ reviews: { title, text, items }, turn }: Part<'reviews'>) {
  return (
    <section className="layout flex flex-col gap-3 pb-10 md:pb-14">
      <SectionHead id="reviews" title={title} text={text} />
      <Carousel label={title} previousLabel={turn.previous} nextLabel={turn.next} itemsClass="*:w-80" bleed>
        {items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Carousel>
    </section>
  )
}
