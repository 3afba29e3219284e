import type { ReactNode } from 'react'
import type { Card } from '#modules/search/rules/present.ts'
import { ProductCard } from '../../../components/shelf/product-card.tsx'
import { cx } from '../../../ui/class-names.ts'

type ProductGridProps = { items: readonly Card[]; className: string; children?: ReactNode }

/** Cards in rows; `children` is one more place at the end. */
export function ProductGrid({ items, className, children }: ProductGridProps) {
  return (
    <ul className={cx('grid grid-cols-1 gap-5', className)}>
      {items.map((card) => (
        <li key={card.id} className="min-w-0">
          <ProductCard card={card} />
        </li>
      ))}
      {children && <li className="min-w-0">{children}</li>}
    </ul>
  )
}
