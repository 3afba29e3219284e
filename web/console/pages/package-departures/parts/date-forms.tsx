import type { ReactNode } from 'react'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import type { SelectOption } from '../../../../ui/select.tsx'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownDepartures } from '../load.server.ts'
import { words } from '../words.ts'

type FormProps = { shown: ShownDepartures; failure: Failure | undefined }
type DateFormProps = FormProps & {
  intent: string
  title: string
  dates: readonly SelectOption[]
  variant: 'secondary' | 'danger'
  children?: ReactNode
}

/** A step about one of the dates. */
function DateForm({ shown, failure, intent, title, dates, variant, children }: DateFormProps) {
  const say = useWords(words)
  return (
    <Card as="section" look="flat" aria-labelledby={`${intent}-title`} className="flex flex-col gap-3">
      <h2 id={`${intent}-title`} className="text-lg">
        {title}
      </h2>
      <ConsoleForm
        intent={intent}
        formKey={shown.key}
        failure={failure}
        scope={`${intent}-`}
        labels={{ departure_id: say.date, change: say.change, reason: say.reason }}
        submit={{ label: title, variant }}
      >
        <SelectField name="departure_id" label={say.date} options={dates} required />
        {children}
      </ConsoleForm>
    </Card>
  )
}

export function QuotaForm(props: FormProps) {
  const say = useWords(words)
  return (
    <DateForm {...props} intent="quota" title={say.changeQuota} dates={props.shown.quotas} variant="secondary">
      <TextField name="change" label={say.change} hint={say.changeHint} required />
      <TextAreaField name="reason" label={say.reason} rows={2} required />
    </DateForm>
  )
}

export function CloseForm({ shown, failure }: FormProps) {
  const say = useWords(words)
  return (
    <ConfirmByName
      intent="close"
      formKey={shown.key}
      failure={failure}
      name={shown.name}
      title={say.close}
      text={say.closeText}
      submit={say.close}
      labels={{ departure_id: say.date, reason: say.reason }}
    >
      <SelectField name="departure_id" label={say.date} options={shown.open} required />
      <TextAreaField name="reason" label={say.reason} rows={2} required />
    </ConfirmByName>
  )
}

export function RemoveForm(props: FormProps) {
  const say = useWords(words)
  return <DateForm {...props} intent="remove" title={say.remove} dates={props.shown.waiting} variant="danger" />
}
