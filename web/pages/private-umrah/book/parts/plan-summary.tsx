import { EstimateLines } from '../../../../components/private/estimate-lines.tsx'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { cx } from '../../../../ui/class-names.ts'
import { Timeline } from '../../../../ui/timeline.tsx'
import type { Book } from '../load.server.ts'

/** What is about to be sent, and the way back to it. */
export function PlanSummary({ book: { plan, say, changePath }, className }: { book: Book; className: string }) {
  return (
    <Card as="aside" aria-labelledby="plan-title" className={cx('flex flex-col gap-4', className)}>
      <div>
        <h2 id="plan-title" className="text-muted text-sm">
          {say.plan}
        </h2>
        <p className="font-bold text-lg leading-snug">{plan.title}</p>
        <p className="text-muted text-sm">{`${plan.dates} · ${plan.travellers}`}</p>
      </div>
      {plan.problems.length > 0 && (
        <Alert tone="warning" title={say.planProblems}>
          <ul className="flex flex-col gap-1">
            {plan.problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ShellLink path={changePath} className={cx(buttonClass({ variant: 'secondary' }), 'self-start')}>
        {say.change}
      </ShellLink>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {say.estimate} <b className="money text-brand-text">{plan.estimate.total}</b>
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          <EstimateLines estimate={plan.estimate} say={{ total: say.total, notOffer: say.notOffer }} />
        </div>
      </details>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{say.days}</summary>
        <div className="pt-2">
          <Timeline steps={plan.days} />
        </div>
      </details>
    </Card>
  )
}
