import { Form, useNavigation } from 'react-router'
import { Figures } from '../../../components/explain/figures.tsx'
import { PrintButton } from '../../../components/print-button.tsx'
import { ShareButton } from '../../../components/share/share-button.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import type { loadPlan } from '../load.server.ts'
import { type PlanQuery, planAddress } from '../query.ts'
import { AdjustForm } from './adjust-form.tsx'
import type { Say } from './say.ts'
import { StepFoot } from './step-foot.tsx'
import { WayCards, WayStrip } from './way-cards.tsx'

type PlanStepProps = {
  plan: Awaited<ReturnType<typeof loadPlan>>
  say: Say
  query: PlanQuery
  packagePath: string | undefined
  /** Why the plan could not be sent. */
  failure: string | undefined
}

/** Cash, saving and financing of the same goal on one screen, and the plan that can be sent. */
export function PlanStep({ plan, say, query, packagePath, failure }: PlanStepProps) {
  const { title, ways, missing, fields, bankNote, share, printed } = plan
  return (
    <div className="flex flex-col gap-5 overflow-x-clip md:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl md:text-2xl">{title}</h2>
        <div className="flex items-center gap-2 print:hidden">
          <PrintButton label={say.print} />
          <ShareButton label={say.share} title={share.title} path={share.path} isPrivate />
        </div>
      </div>
      {bankNote && (
        <Alert tone="warning" announced>
          {bankNote}
        </Alert>
      )}
      <WayStrip ways={ways} say={say} />
      <AdjustForm fields={fields} say={say} query={query} />
      <WayCards ways={ways} missing={missing} say={say} />
      <p className="text-muted text-sm">{say.notice}</p>
      <Summary plan={plan} say={say} query={query} packagePath={packagePath} failure={failure} />
      <p className="hidden text-muted text-sm print:block">{printed}</p>
      <StepFoot say={say} query={query} />
    </div>
  )
}

function Summary({ plan: { summary, key }, say, query, packagePath, failure }: PlanStepProps) {
  const action = useHref()(planAddress(query))
  const isBusy = useNavigation().formData?.get('intent') === 'send'
  if (summary.length === 0) return null
  return (
    <Card as="section" look="tinted" padding="lg" aria-labelledby="your-plan" className="planner-summary">
      <div className="flex flex-col gap-2">
        <h2 id="your-plan" className="text-xl">
          {say.yourPlan}
        </h2>
        <Figures figures={summary} />
      </div>
      <div className="flex flex-col gap-3 print:hidden">
        {failure && (
          <Alert tone="danger" announced>
            {failure}
          </Alert>
        )}
        <p className="text-sm">{say.sendText}</p>
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="key" value={key} />
          <Button type="submit" wide busy={isBusy}>
            {say.send}
          </Button>
        </Form>
        {packagePath && (
          <ShellLink path={packagePath} className={buttonClass({ variant: 'secondary' })}>
            {say.bookCash}
          </ShellLink>
        )}
      </div>
    </Card>
  )
}
