import { Card } from '../../../../ui/card.tsx'
import { requestWords } from '../../../components/private/offer-words.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownRequest } from '../load.server.ts'
import { words } from '../words.ts'

/** What the family was shown, part by part. */
export function EstimateCard({ estimate }: { estimate: NonNullable<ShownRequest['estimate']> }) {
  const language = useLanguage()
  const say = { ...requestWords(language), ...words(language) }
  return (
    <Card as="section" aria-labelledby="estimate" className="flex flex-col gap-3">
      <h2 id="estimate" className="text-lg">
        {say.estimate}
      </h2>
      <p className="text-muted text-sm">{say.estimateText}</p>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {estimate.lines.map(({ key, label, times, amount }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 tabular-nums">
            <span className="min-w-0">
              {label}
              {times && <span className="block text-muted">{times}</span>}
            </span>
            <span className="whitespace-nowrap">{amount}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{say.estimateTotal}</span>
        <strong className="tabular-nums">{estimate.total}</strong>
      </p>
      <p className="text-muted text-sm">{estimate.range}</p>
    </Card>
  )
}
