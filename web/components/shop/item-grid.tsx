import { Suspense } from 'react'
import { ItemCard } from './item-card.tsx'
import type { ShownItem } from './shown-item.server.ts'

type ItemGridProps = {
  items: readonly ShownItem[]
  /** The first of them stands in sight when the page opens. */
  isFirst?: boolean
  isLoading?: boolean
  headingLevel?: 'h2' | 'h3'
}

/** Two beside each other on a phone, four on a wide screen; one where the text is very large. */
export function ItemGrid({ items, isFirst, isLoading, headingLevel }: ItemGridProps) {
  return (
    <ul className="item-grid" aria-busy={isLoading}>
      {items.map((item, place) => (
        <li key={item.slug} id={`item-${item.slug}`}>
          {/* Each hydrates by itself, the one that is touched first. */}
          <Suspense>
            <ItemCard item={item} priority={isFirst && place < 2} headingLevel={headingLevel} />
          </Suspense>
        </li>
      ))}
    </ul>
  )
}
