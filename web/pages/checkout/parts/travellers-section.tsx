import { DateField } from '../../../components/form/date-field.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Shown, Traveller } from '../view.server.ts'
import type { FormView } from './form-view.ts'
import { Section } from './section.tsx'

type TravellersProps = {
  travellers: Shown['travellers']
  relations: Shown['relations']
  twoNames: boolean
  form: FormView
}

/** Everyone who travels, one card each. */
export function TravellersSection({ travellers, form, ...rest }: TravellersProps) {
  const { say } = form
  return (
    <Section id="travellers" title={say.travellers} text={say.travellersText}>
      <Checkbox name="self" label={say.self} hint={say.selfHint} defaultChecked={form.value('self') !== ''} />
      {travellers.map((traveller) => (
        <TravellerCard key={traveller.id} traveller={traveller} form={form} {...rest} />
      ))}
    </Section>
  )
}

type CardProps = Omit<TravellersProps, 'travellers'> & { traveller: Traveller }

function TravellerCard({ traveller, relations, twoNames, form }: CardProps) {
  const { scope } = traveller
  const { say } = form
  const field = (part: 'name' | 'relation' | 'gender' | 'birth_date') => ({
    name: `${scope}.${part}`,
    error: form.error(`${scope}.${part}`),
  })
  const value = (part: string) => form.value(`${scope}.${part}`)
  const genders = [
    { value: 'male', label: say.male },
    { value: 'female', label: say.female },
  ]
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-line border-t pt-4">
      <legend className="sr-only">{traveller.title}</legend>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b aria-hidden="true">{traveller.title}</b>
        <span className="text-muted text-sm">{traveller.about}</span>
      </p>
      <input type="hidden" name={`${scope}.id`} value={traveller.id} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('name')} label={say.passportName} required className="sm:col-span-2">
          <TextInput autoComplete="off" autoCapitalize="words" defaultValue={value('name')} />
        </Field>
        {twoNames && (value('is_single_name') || field('name').error) && (
          <Checkbox
            name={`${scope}.is_single_name`}
            label={say.singleName}
            hint={say.singleNameHint}
            defaultChecked={value('is_single_name') !== ''}
            className="sm:col-span-2"
          />
        )}
        <Field {...field('relation')} label={say.relation} required>
          <Select options={relations} placeholder={say.choose} defaultValue={value('relation')} />
        </Field>
        <Field {...field('gender')} label={say.gender} optionalMark={say.optional}>
          <Select options={genders} placeholder={say.choose} defaultValue={value('gender')} />
        </Field>
        <DateField
          {...field('birth_date')}
          label={say.birth_date}
          hint={traveller.birthHint}
          required={traveller.isBirthNeeded}
          optionalMark={traveller.isBirthNeeded ? undefined : say.optional}
          defaultValue={value('birth_date')}
        />
      </div>
    </fieldset>
  )
}
