import { BedDouble, Plane } from '#web/ui/icons/icons.ts'
import type { ShownPlan } from './shown-plan.server.ts'

const icons = { flight: Plane, stay: BedDouble } as const

/** The days of a plan, its flights and its hotels, in the order in which they happen. */
export function PlanView({ plan }: { plan: ShownPlan }) {
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
        {plan.facts.map(({ label, value, note }) => (
          <div key={label} className="flex flex-col">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold">
              {value}
              {note && <span className="block font-normal text-muted text-sm">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ol className="flex flex-col gap-4">
        {plan.steps.map((step) => (
          <PlanStep key={step.label} step={step} />
        ))}
      </ol>
    </div>
  )
}

function PlanStep({ step: { kind, label, title, lines } }: { step: ShownPlan['steps'][number] }) {
  const Icon = icons[kind]
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand-text" />
      <div className="flex min-w-0 flex-col">
        <p className="text-muted text-sm">{label}</p>
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        {lines.map((line) => (
          <p key={line} className="text-sm">
            {line}
          </p>
        ))}
      </div>
    </li>
  )
}
