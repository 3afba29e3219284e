import { DateField } from '../../../components/form/date-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { FormView } from './form-view.ts'
import { Section } from './section.tsx'

type ContactProps = {
  form: FormView
  /** Why the number stays as it is, where it does. */
  phoneFixed?: string | undefined
}

/** Who the order is agreed with. */
export function ContactSection({ form, phoneFixed }: ContactProps) {
  const { say, value } = form
  const field = (name: 'name' | 'birth_date' | 'address' | 'phone_number' | 'email' | 'job_name' | 'instansi') => ({
    name,
    label: say[name],
    error: form.error(name),
    required: true,
  })
  return (
    <Section id="contact" title={say.contact} text={say.contactText}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('name')} className="sm:col-span-2">
          <TextInput autoComplete="name" defaultValue={value('name')} />
        </Field>
        <Genders form={form} />
        <DateField {...field('birth_date')} isOwnBirthday defaultValue={value('birth_date')} />
        <Field {...field('phone_number')} hint={phoneFixed ?? say.phoneHint}>
          <PhoneInput readOnly={phoneFixed !== undefined} defaultValue={value('phone_number')} />
        </Field>
        <Field {...field('email')}>
          <TextInput type="email" autoComplete="email" inputMode="email" defaultValue={value('email')} />
        </Field>
        <Field {...field('job_name')}>
          <TextInput autoComplete="organization-title" defaultValue={value('job_name')} />
        </Field>
        <Field {...field('instansi')} hint={say.instansiHint}>
          <TextInput autoComplete="organization" defaultValue={value('instansi')} />
        </Field>
        <Field {...field('address')} hint={say.addressHint} className="sm:col-span-2">
          <TextArea rows={2} autoComplete="street-address" defaultValue={value('address')} />
        </Field>
      </div>
    </Section>
  )
}

const Genders = ({ form: { say, value, error } }: { form: FormView }) => (
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
)
