import { PathAnchor } from '../../../components/shell/shell-link.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { lastStep, type PlanQuery, planAddress } from '../query.ts'
import type { Say } from './say.ts'

type PlannerStepsProps = { say: Say; query: PlanQuery; progress: string; hasGoal: boolean }

/** Where one is among the five: a line on a phone, all names on a wide screen. */
export function PlannerSteps({ say, query, progress, hasGoal }: PlannerStepsProps) {
  const names = [say.goal, say.when, say.bank, say.afford, say.plan]
  const name = names[query.step - 1] ?? ''
  const hrefOf = (step: number) => (hasGoal ? { href: planAddress({ ...query, step }) } : {})
  return (
    <div className="print:hidden">
      <div className="flex flex-col gap-2 pd:hidden">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">{name}</span>
          <span className="text-muted text-sm">{progress}</span>
        </p>
        <Progress label={say.steps} value={query.step} max={lastStep} valueText={`${progress}: ${name}`} />
      </div>
      <Stepper
        label={say.steps}
        steps={names.map((label, place) => ({ label, ...hrefOf(place + 1) }))}
        current={query.step - 1}
        doneLabel={say.done}
        link={PathAnchor}
        className="max-pd:hidden"
      />
    </div>
  )
}
