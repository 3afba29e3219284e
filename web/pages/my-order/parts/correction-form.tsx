import { Form, useNavigation } from 'react-router'
import { DateField } from '../../../components/form/date-field.tsx'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ShownCorrection, TravellerSay } from '../details.server.ts'

type CorrectionProps = { person: string; correction: ShownCorrection; failure: Failure | undefined; say: TravellerSay }
type Name = 'name' | 'birth_date' | 'reason'

/** Another spelling of a name, folded away until somebody needs it. */
export function CorrectionForm({ person, correction, failure, say }: CorrectionProps) {
  const { formData: sent } = useNavigation()
  const isBusy = sent?.get('intent') === 'correct' && sent.get('participant') === person
  const scope = `${person}-correct-`
  const field = (name: Name) => ({
    name,
    id: fieldId(scope + name),
    label: say[name],
    error: fieldError(failure, name),
  })
  const { name, birth_date, reason } = say
  return (
    <details open={failure !== undefined} className="group/correct">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4">
        {say.correct}
      </summary>
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-4 pt-2">
        <input type="hidden" name="intent" value="correct" />
        <input type="hidden" name="participant" value={person} />
        <p className="text-muted text-sm">{correction.note}</p>
        <FormFailure failure={failure} labels={{ name, birth_date, reason }} scope={scope} />
        <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
          <legend className="sr-only">{say.correct}</legend>
          <Field {...field('name')} required>
            <TextInput
              autoComplete="off"
              autoCapitalize="words"
              defaultValue={failure?.values.name ?? correction.name}
            />
          </Field>
          <DateField
            {...field('birth_date')}
            optionalMark={say.optional}
            defaultValue={failure?.values.birth_date ?? correction.birth_date}
          />
          <Field {...field('reason')} hint={say.reasonHint} required className="sm:col-span-2">
            <TextInput autoComplete="off" maxLength={200} defaultValue={failure?.values.reason} />
          </Field>
        </fieldset>
        {(failure?.values.is_single_name || field('name').error) && (
          <Checkbox
            id={fieldId(`${scope}is_single_name`)}
            name="is_single_name"
            label={say.singleName}
            defaultChecked={failure?.values.is_single_name !== undefined}
          />
        )}
        <Button
          type="submit"
          variant="secondary"
          busy={isBusy}
          busyLabel={say.saving}
          className="self-start max-sm:w-full"
        >
          {say.saveCorrection}
        </Button>
      </Form>
    </details>
  )
}
