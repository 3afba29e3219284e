import { Link } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Progress } from '../../../../ui/progress.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownRun } from '../changes.server.ts'
import { changeWords, words } from '../words.ts'
import { useRefresh } from './use-refresh.ts'

/** How far the cancelling or moving of the whole departure is. */
export function Run({ run, here }: { run: ShownRun; here: string }) {
  const say = useWords(words)
  const own = useWords(changeWords)
  useRefresh(run.is_running)
  return (
    <Alert
      tone={run.has_skipped ? 'warning' : 'info'}
      title={run.title}
      action={
        run.is_running && (
          <Link to={here} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {say.reload}
          </Link>
        )
      }
    >
      <div className="flex flex-col gap-1">
        {run.is_running && <Progress label={run.progress} value={run.done} max={Math.max(run.total, 1)} />}
        <p>{[run.progress, ...run.parts].join(' ')}</p>
        {run.has_skipped && <p>{own.skippedText}</p>}
        <p className="text-muted [overflow-wrap:anywhere]">
          {run.when}. {run.reason}
        </p>
      </div>
    </Alert>
  )
}
