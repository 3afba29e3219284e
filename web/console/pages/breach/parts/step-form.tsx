import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { breachWords } from '../../../breach-words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'

type StepFormProps = { formKey: string; failure: Failure | undefined }

export function StepForm({ formKey, failure }: StepFormProps) {
  const say = useWords(breachWords)
  const kinds = [
    { value: 'note', label: say.note },
    { value: 'authority_notified', label: say.authority_notified },
    { value: 'people_notified', label: say.people_notified },
    { value: 'closed', label: say.closed_step },
  ]
  return (
    <Card as="section" aria-labelledby="add" className="flex flex-col gap-4">
      <h2 id="add" className="text-lg">
        {say.addStep}
      </h2>
      <ConsoleForm
        intent="step"
        formKey={formKey}
        failure={failure}
        labels={{ kind: say.kind, text: say.text, done_at: say.doneAt }}
        submit={{ label: say.addStep }}
        warnsUnsaved
      >
        <SelectField name="kind" label={say.kind} options={kinds} value="note" required />
        <TextField name="done_at" type="datetime-local" label={say.doneAt} hint={say.timeHint} required />
        <TextAreaField name="text" label={say.text} hint={say.textHint} rows={4} required />
      </ConsoleForm>
    </Card>
  )
}
