import type { Figure } from '../explain/figures.tsx'

/** With whom one signs what: names and numbers that may take more than a line. */
export function BankFacts({ facts }: { facts: readonly Figure[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line max-sm:text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="ms-auto min-w-0 text-end font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
