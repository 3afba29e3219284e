import { Children, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useCarousel } from './use-carousel.ts'

export type CarouselProps = {
  label: string
  previousLabel: string
  nextLabel: string
  /** Width of its items, as classes of the row. */
  itemsClass?: string
  dots?: boolean
  /** Inside a `layout`: runs out to both edges of a narrow screen. */
  bleed?: boolean
  /** Somebody turns to the row: a pointer, a finger or the focus comes to it before it is pushed. */
  onApproach?: () => void
  /** Others are still to come: where it ends now it will go on. */
  hasMore?: boolean
  children: ReactNode
  className?: string
}

/** A row that scrolls by finger, wheel and keys on its own; the arrows come with scripts and a pointer. */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, itemsClass = '*:w-72', dots, bleed, onApproach, hasMore } = props
  const { children, className } = props
  const { row, place, turn } = useCarousel(Children.count(children))
  return (
    <section
      aria-label={label}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      className={cx('relative min-w-0', className)}
    >
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        onScroll={onApproach}
        className={cx('carousel', bleed && 'carousel-bleed', itemsClass)}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      <Arrow
        label={previousLabel}
        icon={<ChevronLeft />}
        isEnd={place.isAtStart}
        side="-start-4"
        onTurn={() => turn(-1)}
      />
      <Arrow
        label={nextLabel}
        icon={<ChevronRight />}
        isEnd={place.isAtEnd && !hasMore}
        side="-end-4"
        onTurn={() => turn(1)}
      />
      {dots && <Dots page={place.page} pages={place.pages} />}
    </section>
  )
}

type ArrowProps = { label: string; icon: ReactNode; isEnd: boolean; side: string; onTurn: () => void }

function Arrow({ label, icon, isEnd, side, onTurn }: ArrowProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      variant="floating"
      tabIndex={isEnd ? -1 : undefined}
      aria-disabled={isEnd}
      onClick={onTurn}
      className={cx('carousel-arrow', side)}
    />
  )
}

function Dots({ page, pages }: { page: number; pages: number }) {
  return (
    <div aria-hidden="true" className="mt-2 flex h-2 justify-center gap-1.5 noscript:hidden">
      {Array.from({ length: pages }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={place}
          className={cx(
            'h-2 rounded-full transition-all duration-200',
            place === page ? 'w-5 bg-brand' : 'w-2 bg-control/50',
          )}
        />
      ))}
    </div>
  )
}
