import { CircleCheck } from '#web/ui/icons/icons.ts'
import { Steps } from '../../../components/explain/steps.tsx'
import { BankFacts } from '../../../components/savings/bank-facts.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import type { Finished } from '../load.server.ts'

/** The application is on its way to the bank, and this comes next. */
export function Finish({ finished }: { finished: Finished }) {
  return (
    <div className="layout py-5 md:py-10">
      <Card padding="lg" className="mx-auto flex max-w-[46rem] flex-col gap-6">
        <header className="flex flex-col items-center gap-2 text-center">
          <span className="flex size-16 items-center justify-center rounded-full bg-success-soft text-success-text">
            <CircleCheck aria-hidden="true" className="size-9" />
          </span>
          <h1 className="text-2xl sm:text-3xl">{finished.title}</h1>
          <p className="text-muted text-pretty">{finished.text}</p>
        </header>
        <div className="rounded-md bg-brand-soft px-4 py-2">
          <BankFacts facts={finished.facts} />
        </div>
        <section aria-labelledby="next" className="flex flex-col gap-4">
          <h2 id="next" className="text-xl">
            {finished.next}
          </h2>
          <Steps steps={finished.steps} layout="column" />
        </section>
        <div className="flex flex-wrap gap-3">
          <ShellLink path={finished.plan.path} className={buttonClass()}>
            {finished.plan.label}
          </ShellLink>
          <ShellLink path="/" className={buttonClass({ variant: 'secondary' })}>
            {finished.home}
          </ShellLink>
        </div>
      </Card>
    </div>
  )
}
