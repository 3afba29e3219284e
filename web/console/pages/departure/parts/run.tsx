import { Link } from 'react-router'
import type { Failure } from '../../../../components/form/failure.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { linkClass } from '../../../../ui/link-class.ts'
import { Progress } from '../../../../ui/progress.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownRun } from '../changes.server.ts'
import { changeWords, words } from '../words.ts'
import { useRefresh } from './use-refresh.ts'

type RunProps = {
  run: ShownRun
  here: string
  failure: Failure | undefined
  mayPause: boolean
  /** The refunds of a cancelled departure, for who sends them. */
  refunds: string | undefined
}

/** How far the cancelling or moving of the whole departure is. */
export function Run({ run, here, failure, mayPause, refunds }: RunProps) {
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
        {run.pause && <Progress label={run.progress} value={run.done} max={Math.max(run.total, 1)} />}
        <p>{[run.progress, ...run.parts].join(' ')}</p>
        {run.paused && <p className="font-semibold">{run.paused}</p>}
        {run.has_skipped && <p>{own.skippedText}</p>}
        <p className="text-muted [overflow-wrap:anywhere]">
          {run.when}. {run.reason}
        </p>
        {refunds && (
          <Link to={refunds} className={linkClass()}>
            {own.seeRefunds}
          </Link>
        )}
        {run.pause?.is_held && <p>{own.heldText}</p>}
        {run.pause && !run.pause.is_held && mayPause && (
          <ConsoleForm
            intent="pause"
            formKey={run.pause.key}
            failure={failure}
            labels={{ code: own.code }}
            hidden={{ is_paused: String(!run.pause.is_paused) }}
            submit={{ label: run.pause.is_paused ? own.resume : own.pause, variant: 'secondary', size: 'sm' }}
          >
            {run.pause.is_paused && <CodeField label={own.code} />}
          </ConsoleForm>
        )}
      </div>
    </Alert>
  )
}
