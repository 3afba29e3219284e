import type { Failure } from '../../../../components/form/failure.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'

type ConflictProps = { failure: Failure | undefined; history: ShownPackage['history'] }

/** Where somebody else has saved meanwhile: what they changed, and that nothing typed is lost. */
export function Conflict({ failure, history }: ConflictProps) {
  const say = useWords(words)
  const seen = Number(failure?.values.version)
  const since = history.filter(({ version }) => version > seen)
  if (failure?.intent !== 'save' || since.length === 0) return null
  return (
    <Alert tone="warning" title={say.conflict}>
      <ul className="flex list-disc flex-col gap-1 py-1 ps-5">
        {since.map(({ key, by, fields }) => (
          <li key={key}>{say.conflictRow(by, fields)}</li>
        ))}
      </ul>
      <p>{say.conflictNext}</p>
    </Alert>
  )
}
