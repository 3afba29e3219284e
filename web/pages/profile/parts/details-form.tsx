import { Form } from 'react-router'
import { words as accountWords } from '../../../components/account/words.ts'
import { DateField } from '../../../components/form/date-field.tsx'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { ownerField } from '../../../owner-field.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useWords } from '../../../use-shell.ts'
import type { Profile, Unsent } from '../profile.ts'
import { words } from '../words.ts'
import { Section } from './section.tsx'

const intent = 'details'

type DetailsFormProps = {
  profile: Profile
  unsent: Unsent | undefined
  failure: Failure | undefined
}

export function DetailsForm({ profile, unsent, failure }: DetailsFormProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy, round } = useSubmission(intent, failure)
  const unsentValues = unsent?.intent === intent ? unsent.values : undefined
  // Not every field is kept for who was signed out: the others stay as they were saved.
  const typed: Record<string, string | undefined> = failure?.values ?? { ...savedTexts(profile), ...unsentValues }
  const error = (name: string) => fieldError(failure, name)
  const value = (name: 'full_name' | 'gender' | 'birth_date' | 'address') => typed[name]
  const labels = { full_name: say.fullName, gender: say.gender, birth_date: say.birthDate, address: say.address }
  const genders = [
    { value: 'male', label: say.male },
    { value: 'female', label: say.female },
  ]
  return (
    <Section id="details" title={say.details} lead={say.detailsLead}>
      <Form key={round} method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name={ownerField} value={profile.id} />
        {unsentValues && !failure && <Alert tone="warning" title={say.unsent} />}
        <FormFailure failure={failure} labels={labels} />
        <Field name="full_name" label={say.fullName} hint={say.fullNameHint} error={error('full_name')} required>
          <TextInput autoComplete="name" defaultValue={value('full_name')} />
        </Field>
        <RadioGroup
          name="gender"
          label={say.gender}
          options={genders}
          defaultValue={value('gender')}
          error={error('gender')}
        />
        <DateField
          name="birth_date"
          label={say.birthDate}
          optionalMark={say.optional}
          error={error('birth_date')}
          defaultValue={value('birth_date')}
          isOwnBirthday
        />
        <Field
          name="address"
          label={say.address}
          optionalMark={say.optional}
          hint={say.addressHint}
          error={error('address')}
        >
          <TextArea rows={3} autoComplete="street-address" defaultValue={value('address')} />
        </Field>
        <Button type="submit" busy={isBusy} busyLabel={common.working} className="sm:self-start">
          {say.save}
        </Button>
      </Form>
    </Section>
  )
}

const savedTexts = ({ full_name, gender, birth_date, address }: Profile) => ({
  full_name,
  gender: gender ?? undefined,
  birth_date: birth_date ?? undefined,
  address: address ?? undefined,
})
