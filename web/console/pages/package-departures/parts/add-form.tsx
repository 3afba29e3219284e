import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { ListEditor } from '../../../ui/form/list-editor.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownDepartures } from '../load.server.ts'
import { words } from '../words.ts'
import { FlightRow } from './flight-row.tsx'

const prices = ['quad', 'triple', 'double', 'child', 'infant'] as const

type AddFormProps = { shown: ShownDepartures; failure: Failure | undefined }

/** What all of the chosen dates have in common. */
export function AddForm({ shown: { key, preview, count, choices }, failure }: AddFormProps) {
  const say = useWords(words)
  const dates = preview.dates ?? []
  const labels = Object.fromEntries([
    ['dates', say.date],
    ['quota', say.quota],
    ['cutoff_days', say.cutoff],
    ['airline_code', say.airline],
    ...prices.map((name) => [`prices.${name}`, say[name]]),
    ...Object.keys(failure?.errors ?? {}).flatMap((field) =>
      field.startsWith('flights') ? [[field, say.flights]] : field.startsWith('stays') ? [[field, say.stays]] : [],
    ),
  ])
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
        <div className="grid gap-4 md:grid-cols-3">
          <TextField name="quota" label={say.quota} inputMode="numeric" required />
          <TextField name="cutoff_days" label={say.cutoff} hint={say.cutoffHint} inputMode="numeric" />
          <SelectField name="airline_code" label={say.airline} options={choices.airlines} required />
        </div>
        <ListEditor
          name="flights"
          label={say.flights}
          hint={say.flightsHint}
          count={2}
          most={8}
          row={(prefix) => <FlightRow prefix={prefix} airports={choices.airports} />}
        />
        <ListEditor
          name="stays"
          label={say.stays}
          count={2}
          most={8}
          row={(prefix) => (
            <div className="grid gap-3 md:grid-cols-[1fr_8rem]">
              <SelectField name={`${prefix}.hotel_id`} label={say.hotel} options={choices.hotels} />
              <TextField name={`${prefix}.nights`} label={say.nights} inputMode="numeric" />
            </div>
          )}
        />
        <fieldset className="grid gap-4 md:grid-cols-3">
          <legend className="mb-1 font-semibold">{say.prices}</legend>
          {prices.map((name) => (
            <MoneyField key={name} name={`prices.${name}`} label={say[name]} required />
          ))}
        </fieldset>
      </ConsoleForm>
    </Card>
  )
}
