import { useWords } from '../../use-shell.ts'
import type { FieldLines } from './field-lines.ts'
import { fieldWords } from './words.ts'

const keyed = (lines: readonly string[]) => lines.map((line, place) => ({ line, key: `${place} ${line}` }))

function Lines({ lines }: { lines: readonly string[] }) {
  const say = useWords(fieldWords)
  if (lines.length === 0) return <p className="text-muted">{say.none}</p>
  return (
    <ul className="flex flex-col gap-1 whitespace-pre-line [overflow-wrap:anywhere]">
      {keyed(lines).map(({ line, key }) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  )
}

type FieldTableProps = {
  lines: readonly (Omit<FieldLines, 'field'> & { field: string })[]
  /** The headings of what was and what would be, where there was something. */
  heads?: { before: string; after: string }
}

/** The fields of a package; of a change, what each says now and what it would say. */
export function FieldTable({ lines, heads }: FieldTableProps) {
  return (
    <dl className="flex flex-col divide-y divide-line rounded-lg border border-line bg-paper">
      {lines.map(({ field, label, before, after }) => (
        <div key={field} className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[12rem_1fr]">
          <dt className="font-semibold">{label}</dt>
          <dd className="min-w-0 text-sm">
            {before && heads ? (
              <div className="grid gap-4 md:grid-cols-2">
                <div className="min-w-0">
                  <p className="text-muted text-xs">{heads.before}</p>
                  <Lines lines={before} />
                </div>
                <div className="min-w-0 border-brand border-s-2 ps-3">
                  <p className="text-muted text-xs">{heads.after}</p>
                  <Lines lines={after} />
                </div>
              </div>
            ) : (
              <Lines lines={after} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
