import { BadgeCheck, BedDouble, Plane, ReceiptText, Stamp } from '#web/ui/icons/icons.ts'
import type { Home } from '../home.server.ts'
import { SectionHead } from './section-head.tsx'

const icons = { licence: BadgeCheck, flight: Plane, price: ReceiptText, hotel: BedDouble, visa: Stamp } as const

/** The ministry's checklist, in plain words. */
export function Certainties({ certainties: { title, text, items } }: Pick<Home, 'certainties'>) {
  return (
    <section className="bg-paper py-10 md:py-14" aria-labelledby="certainties">
      <div className="layout flex flex-col gap-6 md:gap-8">
        <SectionHead id="certainties" title={title} text={text} />
        <ul className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
          {items.map((item) => {
            const Icon = icons[item.name]
            return (
              <li key={item.name} className="flex gap-4 lg:flex-col">
                <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent-text">
                  <Icon aria-hidden="true" />
                </span>
                <div className="flex min-w-0 flex-col">
                  <h3 className="text-lg">{item.title}</h3>
                  <p className="text-muted">{item.text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
