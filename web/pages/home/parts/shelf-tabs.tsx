import { Suspense, useState } from 'react'
import { ProductCard } from '../../../components/shelf/product-card.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { Home } from '../home.server.ts'
import type { Shelf } from '../shelves.server.ts'
import { AllLink } from './all-link.tsx'
import { shownWhen } from './shown-when.ts'

type ShelfTabsProps = { name: string; label: string; shelves: readonly Shelf[]; turn: Home['turn'] }

/** Shelves of which one is in view; a lone one needs no switch. */
export function ShelfTabs({ name, label, shelves, turn }: ShelfTabsProps) {
  const [first, second] = shelves
  if (first && !second) return <ShelfRow shelf={first} turn={turn} />
  return (
    <div className="group/tabs flex flex-col gap-4">
      <Segmented name={name} label={label} segments={shelves} defaultValue={first?.value} />
      {shelves.map((shelf) => (
        <div key={shelf.value} className={shownWhen[shelf.value]}>
          {/* Each comes alive by itself. */}
          <Suspense>
            <ShelfRow shelf={shelf} turn={turn} />
          </Suspense>
        </div>
      ))}
    </div>
  )
}

function ShelfRow({ shelf, turn }: { shelf: Shelf; turn: Home['turn'] }) {
  const [isMoved, setMoved] = useState(false)
  const cards = isMoved ? shelf.cards : shelf.cards.slice(0, shelf.first)
  return (
    <div className="laid-out-when-near flex flex-col gap-3 [--likely-height:40rem]">
      <Carousel
        label={shelf.label}
        previousLabel={turn.previous}
        nextLabel={turn.next}
        itemClass="w-72 lg:w-[calc((100%-2rem)/3)] xl:w-[calc((100%-3rem)/4)]"
        bleed
        onMove={() => setMoved(true)}
      >
        {cards.map(({ card, note }) => (
          <ProductCard key={card.id} card={card} note={note} columns="row" />
        ))}
      </Carousel>
      <AllLink path={shelf.path} text={shelf.all} />
    </div>
  )
}
