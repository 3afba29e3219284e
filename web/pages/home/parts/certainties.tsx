import { BadgeCheck, BedDouble, Plane, ReceiptText, Stamp } from 'lucide-react'
import type { HomeWords } from '../words.ts'

/** The ministry's checklist, in plain words. */
export function Certainties({ say }: { say: HomeWords }) {
  const items = [
    { Icon: BadgeCheck, title: say.licence, text: say.licenceText },
    { Icon: Plane, title: say.flight, text: say.flightText },
    { Icon: ReceiptText, title: say.price, text: say.priceText },
    { Icon: BedDouble, title: say.hotel, text: say.hotelText },
    { Icon: Stamp, title: say.visa, text: say.visaText },
  ]
  return (
    <section id="certainties" className="bg-paper py-12 md:py-20" aria-labelledby="certainties-title">
      <div className="layout flex flex-col gap-8">
        <div className="flex max-w-prose flex-col gap-3">
          <h2 id="certainties-title" className="text-3xl">
            {say.certaintiesTitle}
          </h2>
          <p className="text-lg text-muted">{say.certaintiesText}</p>
        </div>
        <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
          {items.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4 lg:flex-col">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent-text">
                <Icon aria-hidden="true" />
              </span>
              <div className="flex min-w-0 flex-col gap-1">
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
