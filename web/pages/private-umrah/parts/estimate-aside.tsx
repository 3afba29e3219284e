import { EstimateLines } from '../../../components/private/estimate-lines.tsx'
import { ShareButton } from '../../../components/share/share-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Timeline } from '../../../ui/timeline.tsx'
import type { Builder } from '../load.server.ts'
import { ProblemList } from './problem-list.tsx'

type EstimateProps = { builder: Builder; isCounting: boolean; isSaving: boolean }

/** What the plan is likely to cost, its days, and what one can do with it. */
export function EstimateAside({ builder, isCounting, isSaving }: EstimateProps) {
  const { say, draft_id } = builder
  return (
    <Card
      as="aside"
      id="estimate"
      tabIndex={-1}
      aria-labelledby="estimate-title"
      className="flex flex-col gap-4 md:sticky md:top-24 md:max-h-[calc(100dvh-7rem)] md:overflow-y-auto"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="estimate-title" className="text-lg">
          {say.estimate}
        </h2>
        <ShareButton label={say.share} {...builder.share} />
      </div>
      <div
        aria-busy={isCounting}
        aria-live="polite"
        className={cx('flex flex-col gap-4 transition-opacity', isCounting && 'opacity-60')}
      >
        <Outcome builder={builder} />
      </div>
      <Button type="submit" variant="secondary" wide className="not-noscript:hidden">
        {say.count}
      </Button>
      <Button
        type="submit"
        formMethod="post"
        name="save"
        value={builder.key}
        busy={isSaving}
        busyLabel={say.saving}
        wide
      >
        {draft_id ? say.saveChange : say.save}
      </Button>
      <p className="text-muted text-sm">{say.saveHint}</p>
    </Card>
  )
}

function Outcome({ builder: { say, estimate, days, problems, failure } }: { builder: Builder }) {
  if (!estimate) {
    return (
      <>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b>{say.total}</b>
          <b className="text-xl">{say.noEstimate}</b>
        </p>
        {failure && <p>{failure}</p>}
        {problems.length > 0 && <ProblemList title={say.toMend} problems={problems} />}
      </>
    )
  }
  return (
    <>
      <EstimateLines estimate={estimate} say={{ total: say.total, notOffer: say.notOffer }} />
      <div className="flex flex-col gap-3 border-line border-t pt-3">
        <h3 className="text-base">{say.days}</h3>
        <Timeline steps={days} />
      </div>
    </>
  )
}
