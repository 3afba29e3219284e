export type TimelineStep = {
  key: string
  /** The moment for machines; `when` says it to people. */
  at: string
  when: string
  text: string
  note?: string
  /** Who did it. */
  by?: string
}

/** What happened, step by step, each with its moment. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step) => (
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
          <p className="text-muted text-sm">
            <time dateTime={step.at}>{step.when}</time>
            {step.by && ` · ${step.by}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
