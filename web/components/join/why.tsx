import { CircleCheck, type Icon } from '#web/ui/icons/icons.ts'
import type { JoinWords } from './words.ts'

export type Benefit = { Icon: Icon; title: string; text: string }

export function Benefits({ title, benefits }: { title: string; benefits: readonly Benefit[] }) {
  return (
    <section aria-labelledby="benefits" className="layout flex flex-col gap-6 py-10 md:py-14">
      <h2 id="benefits" className="text-2xl md:text-3xl">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="flex gap-4 lg:flex-col">
            <span className="flex size-12 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent-text">
              <benefit.Icon aria-hidden="true" />
            </span>
            <div className="flex min-w-0 flex-col gap-1">
              <h3 className="text-lg">{benefit.title}</h3>
              <p className="text-muted">{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** From the form to the decision. */
export function Steps({ say }: { say: JoinWords }) {
  const steps = [
    { title: say.fillTitle, text: say.fillText },
    { title: say.proveTitle, text: say.proveText },
    { title: say.checkTitle, text: say.checkText },
    { title: say.decideTitle, text: say.decideText },
  ]
  return (
    <section aria-labelledby="steps" className="bg-paper">
      <div className="layout flex flex-col gap-6 py-10 md:py-14">
        <h2 id="steps" className="text-2xl md:text-3xl">
          {say.steps}
        </h2>
        <ol className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, place) => (
            <li key={step.title} className="flex flex-col gap-1.5 border-accent border-t-2 pt-4">
              <span aria-hidden="true" className="font-semibold text-accent-text text-sm">
                {place + 1}
              </span>
              <h3 className="text-lg">{step.title}</h3>
              <p className="text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function Checks({ title, checks }: { title: string; checks: readonly string[] }) {
  return (
    <section aria-labelledby="checks" className="flex flex-col gap-5 lg:sticky lg:top-28 lg:self-start">
      <h2 id="checks" className="text-2xl md:text-3xl">
        {title}
      </h2>
      <ul className="flex flex-col gap-3">
        {checks.map((check) => (
          <li key={check} className="flex items-start gap-3">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-text" />
            <span className="min-w-0 max-w-prose">{check}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
