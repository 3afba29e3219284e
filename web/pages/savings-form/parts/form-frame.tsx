import type { ReactNode } from 'react'
import { Figures } from '../../../components/explain/figures.tsx'
import { BankFacts } from '../../../components/savings/bank-facts.tsx'
import { PathAnchor, ShellLink } from '../../../components/shell/shell-link.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Progress } from '../../../ui/progress.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import type { Filling, Loaded } from '../load.server.ts'
import { type FormStep, formSteps } from '../steps.ts'
import { useStoredStep } from './stored-step.ts'

type FormFrameProps = { loaded: Exclude<Loaded, { step: 'finished' }>; children: ReactNode }

/** One step beside the plan it is for. */
export function FormFrame({ loaded: { form, say, place, step }, children }: FormFrameProps) {
  const isOpen = (other: FormStep) => form.steps.hrefs[formSteps.indexOf(other)] !== undefined
  useStoredStep(place, { step, isOpen })
  return (
    <div className="layout flex flex-col gap-5 py-5 md:gap-6 md:py-8">
      <h1 className="text-2xl md:text-3xl">{say.title}</h1>
      <FormSteps steps={form.steps} />
      {!form.hasBank && (
        <Alert
          tone="warning"
          title={say.bankMissing}
          action={
            <ShellLink path={form.planner} className={buttonClass({ size: 'sm' })}>
              {say.chooseBank}
            </ShellLink>
          }
        >
          {say.bankMissingText}
        </Alert>
      )}
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
        <Card as="aside" look="tinted" aria-labelledby="plan-title" className="flex flex-col gap-3">
          <header className="flex flex-col">
            <h2 id="plan-title" className="text-lg">
              {say.plan}
            </h2>
            <p className="text-muted">{form.goal}</p>
          </header>
          <Figures figures={form.figures} />
          <BankFacts facts={form.bank.slice(0, 3)} />
          <p className="text-sm">{say.know}</p>
          <ShellLink path={form.planner} className={`${linkClass()} inline-flex min-h-11 items-center self-start`}>
            {say.change}
          </ShellLink>
        </Card>
      </div>
    </div>
  )
}

/** Where one is among the four: a line on a phone, all names on a wide screen. */
function FormSteps({ steps }: { steps: Filling['steps'] }) {
  const { label, done, current, text, names, hrefs } = steps
  const name = names[current] ?? ''
  return (
    <div>
      <div className="flex flex-col gap-2 pd:hidden">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">{name}</span>
          <span className="text-muted text-sm">{text}</span>
        </p>
        <Progress label={label} value={current + 1} max={names.length} valueText={`${text}: ${name}`} />
      </div>
      <Stepper
        label={label}
        steps={names.map((one, place) => ({ label: one, ...(hrefs[place] && { href: hrefs[place] }) }))}
        current={current}
        doneLabel={done}
        link={PathAnchor}
        className="max-pd:hidden"
      />
    </div>
  )
}
