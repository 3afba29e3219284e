import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { DateTerms } from '../../../components/date-terms/date-terms.tsx'
import { termLabels } from '../../../components/date-terms/labels.ts'
import { termWords } from '../../../components/date-terms/words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownDepartures } from '../load.server.ts'
import { words } from '../words.ts'

type AddFormProps = { shown: ShownDepartures; failure: Failure | undefined }

/** What all of the chosen dates have in common. */
export function AddForm({ shown: { key, preview, count, choices }, failure }: AddFormProps) {
  const say = useWords(words)
  const dates = preview.dates ?? []
  const labels = { dates: say.date, quota: say.quota, ...termLabels(failure, useWords(termWords)) }
  return (
    <Card as="section" aria-labelledby="add" className="flex flex-col gap-4">
      <h2 id="add" className="text-lg">
        {say.preview(count)}
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {dates.map(({ day, text }) => (
          <li key={day}>{text}</li>
        ))}
      </ul>
      <ConsoleForm
        intent="add"
        formKey={key}
        failure={failure}
        hidden={{ dates: dates.map(({ day }) => day).join(',') }}
        labels={labels}
        submit={{ label: say.add }}
        warnsUnsaved
      >
        <TextField name="quota" label={say.quota} inputMode="numeric" required />
        <DateTerms choices={choices} />
      </ConsoleForm>
    </Card>
  )
}
