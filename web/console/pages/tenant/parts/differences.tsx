import type { Failure } from '../../../../components/form/failure.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { brandFields } from '../../../components/tenant/fields.ts'
import { brandLabels } from '../../../components/tenant/labels.ts'
import { useLanguage } from '../../../use-shell.ts'
import { words } from '../words.ts'

type DifferencesProps = { failure: Failure; held: Readonly<Record<string, string>>; changed: string | null }

/** Somebody else has saved meanwhile: who, and what differs from what was typed. What was typed stays. */
export function Differences({ failure, held, changed }: DifferencesProps) {
  const language = useLanguage()
  const say = words(language)
  const label = brandLabels(language)
  const differing = brandFields.filter((name) => (held[name] ?? '') !== (failure.values[name] ?? ''))
  return (
    <Alert tone="warning" title={say.differs}>
      {changed && <p>{changed}</p>}
      <ul className="list-disc ps-5 [overflow-wrap:anywhere]">
        {differing.map((name) => (
          <li key={name}>{say.nowIs(label[name] ?? name, held[name] ?? '')}</li>
        ))}
      </ul>
    </Alert>
  )
}
