import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { breachWords } from '../../../breach-words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'

type ReportFormProps = { formKey: string; failure: Failure | undefined }

export function ReportForm({ formKey, failure }: ReportFormProps) {
  const say = useWords(breachWords)
  const labels = {
    title: say.shortName,
    noticed_at: say.noticed,
    what_happened: say.happened,
    data: say.data,
    people: say.people,
  }
  return (
    <Card as="section" aria-labelledby="report" className="flex flex-col gap-4">
      <h2 id="report" className="text-lg">
        {say.report}
      </h2>
      <ConsoleForm
        intent="report"
        formKey={formKey}
        failure={failure}
        labels={labels}
        submit={{ label: say.report }}
        warnsUnsaved
      >
        <TextField name="title" label={say.shortName} maxLength={120} required />
        <TextField name="noticed_at" type="datetime-local" label={say.noticed} hint={say.timeHint} required />
        <TextAreaField name="what_happened" label={say.happened} hint={say.textHint} rows={4} required />
        <TextAreaField name="data" label={say.data} rows={2} required />
        <TextField name="people" label={say.people} hint={say.peopleHint} inputMode="numeric" />
      </ConsoleForm>
    </Card>
  )
}
