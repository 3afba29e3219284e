import { Card } from '../../../../ui/card.tsx'
import { EvidenceLink } from '../../../components/packages/evidence-link.tsx'
import { FieldTable } from '../../../components/packages/field-table.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownReview } from '../load.server.ts'
import { words } from '../words.ts'

type DatesProps = { id: string; title: string; dates: ShownReview['dates'] | ShownReview['date_changes'] }

/** Dates, each with what a reviewer reads of it. */
export function Dates({ id, title, dates }: DatesProps) {
  const say = useWords(words)
  if (dates.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {dates.map((date) => (
        <Card key={date.id} look="flat" className="flex flex-col gap-3">
          <h3 className="font-semibold">
            {date.title}
            {date.seats && <span className="font-normal text-muted">, {date.seats}</span>}
          </h3>
          <FieldTable lines={date.lines} heads={{ before: say.before, after: say.after }} />
          {date.evidence.length > 0 && (
            <div>
              <h4 className="font-semibold text-sm">{say.evidence}</h4>
              <ul className="flex flex-col gap-1">
                {date.evidence.map((file) => (
                  <li key={file.id}>
                    {`${file.title}: `}
                    <EvidenceLink file={file} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Card>
      ))}
    </section>
  )
}
