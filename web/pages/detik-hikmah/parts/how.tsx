import { BadgeCheck, Equal, ReceiptText } from '#web/ui/icons/icons.ts'
import type { ChannelPage } from '../channel.server.ts'

/** Who does what, so that nobody takes the channel for the organiser. */
export function How({ say }: Pick<ChannelPage, 'say'>) {
  const points = [
    { Icon: BadgeCheck, title: say.organiser, text: say.organiserText },
    { Icon: Equal, title: say.price, text: say.priceText },
    { Icon: ReceiptText, title: say.booking, text: say.bookingText },
  ]
  return (
    <section aria-labelledby="how" className="bg-paper">
      <div className="layout flex flex-col gap-5 py-8 md:py-12">
        <h2 id="how" className="text-2xl">
          {say.how}
        </h2>
        <ul className="grid grid-cols-1 gap-6 pd:grid-cols-3">
          {points.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent-text" />
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
