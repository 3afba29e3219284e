import type { Order } from '../order.server.ts'
import { OrderPart } from './order-part.tsx'

/** What happened to the order, the newest first. */
export function Timeline({ timeline }: { timeline: Order['timeline'] }) {
  return (
    <OrderPart id="timeline" title={timeline.title}>
      <ol className="flex flex-col">
        {timeline.steps.map((step) => (
          <li
            key={step.key}
            className="relative flex flex-col gap-0.5 border-line border-s-2 pb-5 ps-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[0.4375rem] top-1.5 size-3 rounded-full bg-brand ring-4 ring-paper"
            />
            <p className="font-semibold">{step.text}</p>
            {step.note && <p className="text-sm [overflow-wrap:anywhere]">{step.note}</p>}
            <time dateTime={step.at} className="text-muted text-sm">
              {step.when}
            </time>
          </li>
        ))}
      </ol>
    </OrderPart>
  )
}
