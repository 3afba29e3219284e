import { Form, useNavigation } from 'react-router'
import { DateField } from '../../../components/form/date-field.tsx'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ShownDetails, TravellerSay } from '../details.server.ts'

type DetailsProps = { person: string; details: ShownDetails; failure: Failure | undefined; say: TravellerSay }
type Name = 'gender' | 'birth_date' | 'passport_number' | 'passport_expires_on' | 'guardian_relation' | 'guardian_name'

/** What stands in a passport, and with whom somebody travels. */
export function DetailsForm({ person, details, failure, say }: DetailsProps) {
  const { formData: sent } = useNavigation()
  const isBusy = sent?.get('intent') === 'details' && sent.get('participant') === person
  const scope = `${person}-`
  const field = (name: Name) => ({
    name,
    id: fieldId(scope + name),
    label: say[name],
    error: fieldError(failure, name),
    required: true,
  })
  const value = (name: Name) =>
    failure?.values[name] ?? { ...details.values, birth_date: '', passport_number: '' }[name]
  // Who turns out to need a companion is asked for one with the answer.
  const isRefused = Boolean(fieldError(failure, 'guardian_name') ?? fieldError(failure, 'guardian_relation'))
  const guardian = isRefused ? { isRequired: true, hint: say.guardianHint } : details.guardian
  const companion = (name: Name) => ({ ...field(name), required: guardian?.isRequired })
  const { gender, birth_date, passport_number, passport_expires_on, guardian_relation, guardian_name } = say
  const labels = { passport_number, passport_expires_on, gender, birth_date, guardian_name, guardian_relation }
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name="participant" value={person} />
      <FormFailure failure={failure} labels={labels} scope={scope} />
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="pb-1 font-semibold">{say.details}</legend>
        <p className="text-muted text-sm sm:col-span-2">{say.detailsNote}</p>
        <Field
          {...field('passport_number')}
          hint={details.savedPassport}
          required={details.savedPassport === undefined}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            defaultValue={value('passport_number')}
          />
        </Field>
        <DateField {...field('passport_expires_on')} defaultValue={value('passport_expires_on')} />
        {details.asksPerson && (
          <Field {...field('gender')}>
            <Select
              options={[
                { value: 'male', label: say.male },
                { value: 'female', label: say.female },
              ]}
              placeholder={say.choose}
              defaultValue={value('gender')}
            />
          </Field>
        )}
        {details.asksBirth && <DateField {...field('birth_date')} defaultValue={value('birth_date')} />}
        {guardian && (
          <>
            <Field {...companion('guardian_name')} hint={guardian.hint}>
              <TextInput
                autoComplete="off"
                autoCapitalize="words"
                maxLength={100}
                defaultValue={value('guardian_name')}
              />
            </Field>
            <Field {...companion('guardian_relation')}>
              <Select options={details.relations} placeholder={say.choose} defaultValue={value('guardian_relation')} />
            </Field>
          </>
        )}
      </fieldset>
      <Button
        type="submit"
        variant="secondary"
        busy={isBusy}
        busyLabel={say.saving}
        className="self-start max-sm:w-full"
      >
        {say.saveDetails}
      </Button>
    </Form>
  )
}
