import { Field } from '../../../ui/field.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-view.ts'

/** Who inherits what was saved, and the name by which banks know somebody again. */
export function HeirStep({ form, say, answer }: StepProps) {
  const fields = {
    'heir.mother_name': say.mother_name,
    'heir.heir_name': say.heir_name,
    'heir.gender': say.heirGender,
    'heir.contact_name': say.contact_name,
    'heir.phone_number': say.heirPhone,
  }
  return (
    <StepForm {...{ form, say, answer, fields }} step="heir" title={say.heir} text={say.heirText}>
      {({ value, error }) => {
        const field = (name: keyof typeof fields) => ({ name, label: fields[name], error: error(name), required: true })
        const typed = (name: keyof typeof fields) => ({ autoComplete: 'off', defaultValue: value(name) })
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...field('heir.mother_name')} hint={say.motherHint} className="sm:col-span-2">
              <TextInput {...typed('heir.mother_name')} />
            </Field>
            <Field {...field('heir.heir_name')}>
              <TextInput {...typed('heir.heir_name')} />
            </Field>
            <RadioGroup
              {...field('heir.gender')}
              options={[
                { value: 'male', label: say.male },
                { value: 'female', label: say.female },
              ]}
              defaultValue={value('heir.gender')}
            />
            <Field {...field('heir.contact_name')} hint={say.contactHint}>
              <TextInput {...typed('heir.contact_name')} />
            </Field>
            <Field {...field('heir.phone_number')} hint={say.phoneHint}>
              <PhoneInput {...typed('heir.phone_number')} />
            </Field>
          </div>
        )
      }}
    </StepForm>
  )
}
