import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { Table } from '../../../../ui/table.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextAreaField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { changeWords } from '../change-words.ts'
import type { ShownChanges } from '../changes.server.ts'

type MoveFormProps = { move: NonNullable<ShownChanges['move']>; failure: Failure | undefined }

/** To another date: each with its seats, what it costs more and when the rest is due, then the choice. */
export function MoveForm({ move, failure }: MoveFormProps) {
  const say = useWords(changeWords)
  return (
    <Card as="section" aria-labelledby="move" className="flex flex-col gap-3">
      <h2 id="move" className="text-lg">
        {say.moveTitle}
      </h2>
      <p className="text-muted text-sm">{say.moveText}</p>
      <Table
        caption={say.moveDates}
        captionHidden
        isDense
        columns={[
          { key: 'date', header: say.date, isRowHeader: true, cell: ({ dates }) => dates },
          { key: 'seats', header: say.seats, cell: ({ seats }) => seats },
          { key: 'price', header: say.price, cell: ({ price }) => price },
          { key: 'due', header: say.due, cell: ({ due }) => due },
        ]}
        rows={move.dates}
        rowKey={({ id }) => id}
      />
      {move.options.length === 0 ? (
        <p>{say.noDates}</p>
      ) : (
        <ConsoleForm
          intent="move"
          formKey={move.key}
          failure={failure}
          scope="move-"
          labels={{ departure_id: say.moveTo, reason: say.reason }}
          submit={{ label: say.move, variant: 'secondary' }}
        >
          <SelectField name="departure_id" label={say.moveTo} options={move.options} required />
          <TextAreaField name="reason" label={say.reason} hint={say.reasonHint} required rows={3} />
        </ConsoleForm>
      )}
    </Card>
  )
}
