import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { Table } from '../../../../ui/table.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownRooming } from '../load.server.ts'
import { words } from '../words.ts'

type SentProps = { sent: ShownRooming['sent']; formKey: string; failure: Failure | undefined }
type Changes = ShownRooming['sent']['unsent']

/** What was sent to the hotels, and what they have to change since. */
export function Sent({ sent, formKey, failure }: SentProps) {
  const say = useWords(words)
  const { unsent, revisions } = sent
  return (
    <Card as="section" aria-labelledby="sent" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="sent" className="text-lg">
          {say.sent}
        </h2>
        <p className="text-muted text-sm">{say.sentText}</p>
      </div>
      {unsent.length > 0 && <ChangesTable caption={say.unsent} changes={unsent} />}
      {revisions.length > 0 && unsent.length === 0 && <p>{say.unchanged}</p>}
      {(revisions.length === 0 || unsent.length > 0) && (
        <ConsoleForm intent="send" formKey={formKey} failure={failure} labels={{}} submit={{ label: say.send }} />
      )}
      {revisions.length === 0 && <p className="text-muted">{say.neverSent}</p>}
      <ol className="flex flex-col gap-2">
        {revisions.map(({ number, title, changes }) => (
          <li key={number}>
            {changes.length === 0 ? (
              <p>{title}</p>
            ) : (
              <details>
                <summary className="cursor-pointer py-2">{title}</summary>
                <ChangesTable caption={title} changes={changes} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function ChangesTable({ caption, changes }: { caption: string; changes: Changes }) {
  const say = useWords(words)
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'what', header: say.what, cell: ({ what }) => what, isRowHeader: true },
        { key: 'hotel', header: say.hotel, cell: ({ hotel }) => hotel },
        { key: 'from', header: say.before, cell: ({ from }) => from },
        { key: 'to', header: say.after, cell: ({ to }) => to },
      ]}
      rows={changes}
      rowKey={({ key }) => key}
    />
  )
}
