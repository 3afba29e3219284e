import { ChevronDown } from '#web/ui/icons/icons.ts'
import type { ShownTrueTotal } from './shown.server.ts'

/** The price with what it leaves out, and on request what that is. */
export function TrueTotal({ shown }: { shown: ShownTrueTotal }) {
  return (
    <details className="group/total rounded-md border border-line">
      <summary className="flex min-h-11 list-none [&::-webkit-details-marker]:hidden flex-wrap items-center justify-between gap-x-3 px-3 py-2">
        <span className="flex items-center gap-1.5">
          {shown.title}
          <ChevronDown aria-hidden="true" className="size-4 text-muted group-open/total:rotate-180" />
        </span>
        <b className="money ms-auto">{shown.amount}</b>
      </summary>
      <ul className="flex flex-col gap-1 px-3 pb-2 text-sm">
        {shown.parts.map((part) => (
          <li key={part.text} className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0">{part.text}</span>
            <span className="money ms-auto shrink-0">{part.amount}</span>
          </li>
        ))}
      </ul>
      <p className="px-3 pb-3 text-muted text-sm">{shown.text}</p>
    </details>
  )
}
