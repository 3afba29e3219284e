import { Card } from '../../../../ui/card.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownBooking } from '../load.server.ts'
import { words } from '../words.ts'

/** All that happened to the booking. */
export function Timeline({ steps }: { steps: ShownBooking['timeline'] }) {
  const say = useWords(words)
  return (
    <Card as="section" aria-labelledby="timeline" className="flex flex-col gap-4">
      <h2 id="timeline" className="text-lg">
        {say.timeline}
      </h2>
      <ol className="flex flex-col">
        {steps.map((step) => (
          <li
            key={step.key}
            className="relative ms-1.5 flex flex-col gap-0.5 border-line border-s-2 pb-5 ps-5 last:border-transparent last:pb-0"
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
    </Card>
  )
}
