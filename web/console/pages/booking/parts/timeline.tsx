import { Card } from '../../../../ui/card.tsx'
import { Timeline } from '../../../../ui/timeline.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownBooking } from '../load.server.ts'
import { words } from '../words.ts'

/** All that happened to the booking. */
export function BookingTimeline({ steps }: { steps: ShownBooking['timeline'] }) {
  const say = useWords(words)
  return (
    <Card as="section" aria-labelledby="timeline" className="flex flex-col gap-4">
      <h2 id="timeline" className="text-lg">
        {say.timeline}
      </h2>
      <Timeline steps={steps} />
    </Card>
  )
}
