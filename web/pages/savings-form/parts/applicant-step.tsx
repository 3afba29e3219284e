import { DateField } from '../../../components/form/date-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps, StepView } from './step-view.ts'

/** Who opens the account. */
export function ApplicantStep({ form, say, answer }: StepProps) {
  const { full_name, gender, birth_date, phone_number, email, address, occupation, monthly_income, has_tax_id } = say
  const fields = {
    ...{ full_name, gender, birth_date, phone_number, email, address, occupation, monthly_income, has_tax_id },
  }
  return (
    <StepForm {...{ form, say, answer, fields }} step="applicant" title={say.applicant} text={say.applicantText}>
      {(view) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Person say={say} view={view} />
          <Work form={form} say={say} view={view} />
        </div>
      )}
    </StepForm>
  )
}

type PartProps = Pick<StepProps, 'say'> & { view: StepView }

function Person({ say, view: { value, error } }: PartProps) {
  const field = (name: 'full_name' | 'birth_date' | 'phone_number' | 'email' | 'address') => ({
    name,
    label: say[name],
    error: error(name),
    required: true,
  })
  return (
    <>
      <Field {...field('full_name')} className="sm:col-span-2">
        <TextInput autoComplete="name" defaultValue={value('full_name')} />
      </Field>
      <RadioGroup
        name="gender"
        label={say.gender}
        options={[
          { value: 'male', label: say.male },
          { value: 'female', label: say.female },
        ]}
        defaultValue={value('gender')}
        error={error('gender')}
        required
      />
      <DateField {...field('birth_date')} isOwnBirthday defaultValue={value('birth_date')} />
      <Field {...field('phone_number')} hint={say.phoneHint}>
        <PhoneInput defaultValue={value('phone_number')} />
      </Field>
      <Field {...field('email')}>
        <TextInput type="email" autoComplete="email" inputMode="email" defaultValue={value('email')} />
      </Field>
      <Field {...field('address')} hint={say.addressHint} className="sm:col-span-2">
        <TextArea rows={2} autoComplete="street-address" defaultValue={value('address')} />
      </Field>
    </>
  )
}

function Work({ form, say, view: { value, error } }: PartProps & Pick<StepProps, 'form'>) {
  return (
    <>
      <Field name="occupation" label={say.occupation} error={error('occupation')} required>
        <Select options={form.occupations} placeholder={say.choose} defaultValue={value('occupation')} />
      </Field>
      <Field
        name="monthly_income"
        label={say.monthly_income}
        hint={form.incomeHint}
        error={error('monthly_income')}
        required
      >
        <TextInput inputMode="numeric" autoComplete="off" defaultValue={value('monthly_income')} />
      </Field>
      <RadioGroup
        name="has_tax_id"
        label={say.has_tax_id}
        hint={say.taxHint}
        options={[
          { value: 'yes', label: say.yes },
          { value: 'no', label: say.no },
        ]}
        defaultValue={value('has_tax_id')}
        error={error('has_tax_id')}
        required
        className="sm:col-span-2"
      />
    </>
  )
}
