import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { changeWords } from '../change-words.ts'
import type { ShownChanges } from '../changes.server.ts'
import { MoneyLines } from './money-lines.tsx'

type Leaving = ShownChanges['leaving'][number]

/** The whole booking is cancelled, once its code was typed. */
export function CancelForm({ cancel, failure }: CancelFormProps) {
  const say = useWords(changeWords)
  return (
    <ConfirmByName
      intent="cancel"
      formKey={cancel.key}
      failure={failure}
      name={cancel.name}
      title={say.cancelTitle}
      text={say.cancelText}
      submit={say.cancel}
    >
      <MoneyLines lines={cancel.money} />
      <TextAreaField name="reason" label={say.reason} hint={say.reasonHint} required rows={3} />
    </ConfirmByName>
  )
}

type CancelFormProps = { cancel: NonNullable<ShownChanges['cancel']>; failure: Failure | undefined }

/** One of several is taken out, once their name was typed. */
export function LeavingForms({ leaving, failure }: { leaving: readonly Leaving[]; failure: Failure | undefined }) {
  const say = useWords(changeWords)
  return (
    <Card as="section" aria-labelledby="leaving" className="flex flex-col gap-3">
      <h2 id="leaving" className="text-lg">
        {say.leavingTitle}
      </h2>
      <p className="text-muted text-sm">{say.leavingText}</p>
      {leaving.map((person) => (
        <LeavingForm key={person.id} person={person} failure={failure} />
      ))}
    </Card>
  )
}

function LeavingForm({ person, failure }: { person: Leaving; failure: Failure | undefined }) {
  const say = useWords(changeWords)
  const intent = `leave:${person.id}`
  return (
    <details open={failure?.intent === intent}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4 [overflow-wrap:anywhere]">
        {say.leave(person.name)}
      </summary>
      <ConfirmByName
        intent={intent}
        formKey={person.key}
        failure={failure}
        name={person.name}
        title={say.leave(person.name)}
        text={say.leaveText}
        submit={say.leaveSubmit}
      >
        <MoneyLines lines={person.money} />
        <TextAreaField name="reason" label={say.reason} hint={say.reasonHint} required rows={3} />
      </ConfirmByName>
    </details>
  )
}
