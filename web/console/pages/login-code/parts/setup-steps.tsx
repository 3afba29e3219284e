import type { Failure } from '../../../../components/form/failure.ts'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'
import { CodeForm } from './code-form.tsx'

type SetupStepsProps = { setup: { picture: string; secret: string }; failure: Failure | undefined }

/** Sets up the app in three steps; the last one proves that it works. */
export function SetupSteps({ setup, failure }: SetupStepsProps) {
  const say = useWords(words)
  return (
    <ol className="flex list-decimal flex-col gap-5 ps-5">
      <li>{say.stepApp}</li>
      <li>
        {say.stepScan}
        <img
          src={setup.picture}
          alt={say.picture}
          width={208}
          height={208}
          className="mt-3 size-52 rounded-md border border-line"
        />
        <p className="mt-3 text-muted text-sm">{say.orType}</p>
        <p className="font-mono text-sm [overflow-wrap:anywhere]">{setup.secret}</p>
      </li>
      <li>
        {say.stepCode}
        <div className="mt-3 -ms-5">
          <CodeForm intent="code" failure={failure} submit={say.finish} />
        </div>
      </li>
    </ol>
  )
}
