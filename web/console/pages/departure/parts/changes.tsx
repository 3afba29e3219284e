import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
import { SelectField, TextAreaField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownDepartureChanges } from '../changes.server.ts'
import { changeWords } from '../words.ts'

type ChangesProps = { changes: ShownDepartureChanges; failure: Failure | undefined }

/** All of it is cancelled or moved, with what that means for the money said before. */
export function Changes({ changes, failure }: ChangesProps) {
  const say = useWords(changeWords)
  const isOpen = failure?.intent === 'cancel' || failure?.intent === 'move'
  return (
    <details open={isOpen} className="rounded-lg border border-line bg-paper p-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text underline underline-offset-4">
        {say.title}
      </summary>
      <p className="py-2">{changes.orders}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Move changes={changes} failure={failure} />
        <Cancel changes={changes} failure={failure} />
      </div>
    </details>
  )
}

function Move({ changes, failure }: ChangesProps) {
  const say = useWords(changeWords)
  if (changes.dates.length === 0)
    return (
      <Card as="section" look="flat" aria-labelledby="no-dates" className="flex flex-col gap-3">
        <h2 id="no-dates" className="text-lg">
          {say.moveTitle}
        </h2>
        <p>{changes.needed}</p>
        <p className="text-muted text-sm">{say.noDates}</p>
      </Card>
    )
  return (
    <ConfirmByName
      intent="move"
      formKey={changes.move_key}
      failure={failure}
      name={changes.name}
      title={say.moveTitle}
      text={say.moveText}
      submit={say.move}
      labels={{ to_departure_id: say.moveTo, reason: say.reason, code: say.code }}
    >
      <Lines lines={changes.move_money} />
      <SelectField name="to_departure_id" label={say.moveTo} hint={changes.needed} options={changes.dates} required />
      <TextAreaField name="reason" label={say.reason} hint={say.reasonHint} required rows={3} />
      <CodeField label={say.code} />
    </ConfirmByName>
  )
}

function Cancel({ changes, failure }: ChangesProps) {
  const say = useWords(changeWords)
  return (
    <ConfirmByName
      intent="cancel"
      formKey={changes.cancel_key}
      failure={failure}
      name={changes.name}
      title={say.cancelTitle}
      text={say.cancelText}
      submit={say.cancel}
      labels={{ reason: say.reason, code: say.code }}
    >
      <Lines lines={changes.money} />
      <TextAreaField name="reason" label={say.reason} hint={say.reasonHint} required rows={3} />
      <CodeField label={say.code} />
    </ConfirmByName>
  )
}

/** What it means, before anybody confirms it. */
function Lines({ lines }: { lines: readonly { name: string; value: string }[] }) {
  return (
    <dl className="flex flex-col gap-1 rounded-md bg-brand-soft p-3 text-sm">
      {lines.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt>{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
