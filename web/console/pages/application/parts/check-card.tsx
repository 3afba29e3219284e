import type { ReactNode } from 'react'
import type { Failure } from '../../../../components/form/failure.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import type { SelectOption } from '../../../../ui/select.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownCheck } from '../load.server.ts'
import { words } from '../words.ts'
import { CheckForm } from './check-form.tsx'

type CheckCardProps = {
  check: ShownCheck
  kinds: readonly SelectOption[]
  failure: Failure | undefined
  /** What there is to look at. */
  children?: ReactNode
}

/** One of the three checks: how it stands, all its results, and the form for the next. */
export function CheckCard({ check, kinds, failure, children }: CheckCardProps) {
  const { kind, results, form_key } = check
  const say = useWords(words)
  const [last] = results
  const hint = { documents: say.documentsHint, licence: say.licenceHint, bank_account: say.accountHint }[kind]
  return (
    <Card as="section" aria-labelledby={`check-${kind}`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`check-${kind}`} className="text-lg">
          {say[kind]}
        </h3>
        <Badge tone={!last ? 'neutral' : last.outcome === 'passed' ? 'success' : 'danger'}>
          {last ? say[last.outcome] : say.unchecked}
        </Badge>
      </div>
      {form_key && <p className="text-muted text-sm">{hint}</p>}
      {children}
      {results.length > 0 && (
        <ul className="flex flex-col gap-3">
          {results.map((result) => (
            <Result key={result.id} result={result} />
          ))}
        </ul>
      )}
      {form_key && <CheckForm check={check} formKey={form_key} kinds={kinds} failure={failure} />}
    </Card>
  )
}

function Result({ result }: { result: ShownCheck['results'][number] }) {
  const say = useWords(words)
  return (
    <li className="flex flex-col gap-0.5 border-line border-s-2 ps-3 text-sm [overflow-wrap:anywhere]">
      <span className="font-semibold">{say[result.outcome]}</span>
      {result.text && <span>{result.text}</span>}
      {result.note && <span>{result.note}</span>}
      {result.evidence_url && (
        <a href={result.evidence_url} target="_blank" rel="noreferrer" className={linkClass()}>
          {say.seeEvidence}
        </a>
      )}
      <span className="text-muted">{result.by}</span>
    </li>
  )
}
