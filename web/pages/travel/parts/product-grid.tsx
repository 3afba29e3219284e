import type { ReactNode } from 'react'
import type { Card } from '#modules/search/rules/present.ts'
import { ProductCard } from '../../../components/product-card/product-card.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import type { Travel } from '../travel.server.ts'

type Preview = NonNullable<Travel['products']>['preview']
type ProductGridProps = {
  items: readonly Card[]
  preview: Preview
  columns: 'three' | 'beside'
  className: string
  children?: ReactNode
}

/** Cards in rows, the first few where the screen is narrow; `children` is one more place at the end. */
export function ProductGrid({ items, preview, columns, className, children }: ProductGridProps) {
  return (
    <ul className={cx('group/few grid grid-cols-1 gap-5', className)}>
      {items.map((card, place) => (
        <li
          key={card.id}
          className={cx('min-w-0', place >= preview.count && 'max-md:hidden max-md:group-has-checked/few:block')}
        >
          <ProductCard card={card} columns={columns} />
        </li>
      ))}
      {preview.more && (
        <li className="min-w-0 md:hidden">
          <ShowMore preview={preview} />
        </li>
      )}
      {children && <li className="min-w-0">{children}</li>}
    </ul>
  )
}

/** Shows the rest without a script: what it switches is read from the box that it ticks. */
const ShowMore = ({ preview }: { preview: Preview }) => (
  <label
    className={cx(
      buttonClass({ variant: 'secondary', wide: true }),
      'has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
    )}
  >
    <input type="checkbox" className="sr-only" />
    <span className="group-has-checked/few:hidden">{preview.more}</span>
    <span className="hidden group-has-checked/few:inline">{preview.less}</span>
  </label>
)
