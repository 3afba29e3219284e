import { Suspense } from 'react'
import { ProductCard } from '../../../components/product-card/product-card.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { Home } from '../home.server.ts'
import type { ProductRow } from '../product-rows.server.ts'
import { AllLink } from './all-link.tsx'
import { shownWhen } from './shown-when.ts'
import { useWholeRow } from './use-whole-row.ts'

type ProductRowTabsProps = { name: string; label: string; productRows: readonly ProductRow[]; turn: Home['turn'] }

/** Rows of which one is in view; a lone one needs no switch. */
export function ProductRowTabs({ name, label, productRows, turn }: ProductRowTabsProps) {
  const [first, second] = productRows
  if (first && !second) return <ProductCarousel row={first} turn={turn} />
  return (
    <div className="group/tabs flex flex-col gap-4">
      <Segmented name={name} label={label} segments={productRows} defaultValue={first?.value} />
      {productRows.map((row) => (
        <div key={row.value} className={shownWhen[row.value]}>
          {/* Each hydrates by itself. */}
          <Suspense>
            <ProductCarousel row={row} turn={turn} />
          </Suspense>
        </div>
      ))}
    </div>
  )
}

function ProductCarousel({ row, turn }: { row: ProductRow; turn: Home['turn'] }) {
  const { cards, hasMore, complete } = useWholeRow(row)
  return (
    <div className="laid-out-when-near flex flex-col gap-3 [--likely-height:40rem]">
      <Carousel
        label={row.label}
        previousLabel={turn.previous}
        nextLabel={turn.next}
        itemsClass="*:w-72 lg:*:w-[calc((100%-2rem)/3)] xl:*:w-[calc((100%-3rem)/4)]"
        bleed
        onApproach={complete}
        hasMore={hasMore}
      >
        {cards.map(({ card, note }) => (
          <ProductCard key={card.id} card={card} note={note} columns="row" />
        ))}
      </Carousel>
      <AllLink path={row.path} text={row.all} />
    </div>
  )
}
