import { ShellLink } from '../../components/shell/shell-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import type { ShownSavings } from './shown.server.ts'

/** One plan in the list: the card leads to it, the button to what its owner has to do. */
export function SavingsCard({ savings }: { savings: ShownSavings }) {
  const { status, turn, progress } = savings
  return (
    <Card as="article" interactive className="flex flex-col gap-4">
      <header className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-muted text-sm [overflow-wrap:anywhere]">{savings.code}</p>
          <Badge tone={status.tone}>{status.label}</Badge>
        </div>
        <h2 className="text-lg leading-snug">
          <ShellLink path={savings.path} className={coverLinkClass}>
            {savings.name}
          </ShellLink>
        </h2>
        {savings.bank && <p className="text-muted text-sm">{savings.bank}</p>}
      </header>
      {progress && (
        <div className="flex flex-col gap-1.5">
          <Progress label={progress.label} value={progress.percent} valueText={progress.text} />
          <p className="text-muted text-sm">{progress.text}</p>
        </div>
      )}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 border-line border-t pt-3">
        {savings.amounts.map(({ label, value, note }) => (
          <div key={label} className="flex flex-col">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="money font-bold">
              {value}
              {note && <span className="block font-normal text-muted text-sm">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {turn && (
        <footer className="flex flex-wrap items-center justify-between gap-3">
          <p className={cx('text-sm', turn.action ? 'text-warning-text' : 'text-muted')}>{turn.text}</p>
          {turn.action && (
            <ShellLink path={turn.action.path} className={cx(buttonClass({ size: 'sm' }), 'z-10 max-sm:w-full')}>
              {turn.action.label}
            </ShellLink>
          )}
        </footer>
      )}
    </Card>
  )
}
