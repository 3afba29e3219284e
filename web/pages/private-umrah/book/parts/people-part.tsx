import { DateField } from '../../../../components/form/date-field.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import type { Book, Person } from '../load.server.ts'
import type { FormView } from './form-view.ts'

type PeopleProps = { people: readonly Person[]; relations: Book['relations']; form: FormView }

/** Everyone who travels, as in the passport. */
export function PeoplePart({ people, relations, form }: PeopleProps) {
  const { say } = form
  return (
    <Card as="section" look="flat" aria-labelledby="travellers-title" className="flex flex-col gap-4">
      <div>
        <h2 id="travellers-title" className="text-lg">
          {say.travellers}
        </h2>
        <p className="text-muted text-sm">{say.travellersText}</p>
      </div>
      {people.map((person) => (
        <PersonFields key={person.id} person={person} relations={relations} form={form} />
      ))}
    </Card>
  )
}

type PersonProps = Omit<PeopleProps, 'people'> & { person: Person }

function PersonFields({ person: { id, scope, title, about }, relations, form }: PersonProps) {
  const { say } = form
  const name = (part: string) => `${scope}.${part}`
  const field = (part: string) => ({ name: name(part), error: form.error(name(part)) })
  const value = (part: string) => form.value(name(part))
  const isOneName = value('is_single_name') !== ''
  const genders = [
    { value: 'male', label: say.male },
    { value: 'female', label: say.female },
  ]
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-line border-t pt-4">
      <legend className="sr-only">{title}</legend>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b aria-hidden="true">{title}</b>
        <span className="text-muted text-sm">{about}</span>
      </p>
      <input type="hidden" name={name('id')} value={id} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('name')} label={say.passportName} required className="sm:col-span-2">
          <TextInput autoComplete="off" autoCapitalize="words" defaultValue={value('name')} />
        </Field>
        {(isOneName || field('name').error) && (
          <Checkbox
            name={name('is_single_name')}
            label={say.singleName}
            hint={say.singleNameHint}
            defaultChecked={isOneName}
            className="sm:col-span-2"
          />
        )}
        <Field {...field('relation')} label={say.relation} required>
          <Select options={relations} placeholder={say.choose} defaultValue={value('relation')} />
        </Field>
        <Field {...field('gender')} label={say.gender} optionalMark={say.optional}>
          <Select options={genders} placeholder={say.choose} defaultValue={value('gender')} />
        </Field>
        <DateField {...field('birth_date')} label={say.birth_date} required defaultValue={value('birth_date')} />
        <DateField
          {...field('passport_expires_on')}
          label={say.passport_expires_on}
          hint={say.passportHint}
          optionalMark={say.optional}
          defaultValue={value('passport_expires_on')}
        />
      </div>
    </fieldset>
  )
}
