import { Search } from '#web/ui/icons/icons.ts'
import { Card } from '../card.tsx'
import { CodeInput } from '../code-input.tsx'
import { Combobox } from '../combobox.tsx'
import { Field } from '../field.tsx'
import { FormErrors } from '../form-errors.tsx'
import { PasswordInput } from '../password-input.tsx'
import { PhoneInput } from '../phone-input.tsx'
import { Select } from '../select.tsx'
import { TextArea } from '../text-area.tsx'
import { TextInput } from '../text-input.tsx'
import { Group } from './group.tsx'
import type { Samples } from './samples.ts'

export function FieldsGroup({ texts }: { texts: Samples['forms'] }) {
  return (
    <Group title={texts.fields}>
      <FormErrors title={texts.errors.title} errors={texts.errors.list} />
      <Card padding="lg" className="grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-2">
        <PersonFields texts={texts} />
        <TripFields texts={texts} />
      </Card>
    </Group>
  )
}

function PersonFields({ texts }: { texts: Samples['forms'] }) {
  const { name, email, phone, password, code } = texts
  return (
    <>
      <Field name="full_name" label={name.label} hint={name.hint} required>
        <TextInput autoComplete="name" defaultValue={name.value} />
      </Field>
      <Field name="email" label={email.label} error={email.error} required>
        <TextInput type="email" autoComplete="email" defaultValue={email.value} />
      </Field>
      <Field name="phone" label={phone.label} hint={phone.hint} required>
        <PhoneInput placeholder={phone.placeholder} />
      </Field>
      <Field name="password" label={password.label}>
        <PasswordInput showLabel={password.show} hideLabel={password.hide} defaultValue="rahasia" />
      </Field>
      <Field name="code" label={code.label} hint={code.hint}>
        <CodeInput defaultValue="482" />
      </Field>
    </>
  )
}

function TripFields({ texts }: { texts: Samples['forms'] }) {
  const { month, city, nights, search, notes } = texts
  return (
    <>
      <Field name="city" label={city.label}>
        <Combobox
          options={city.options}
          placeholder={city.placeholder}
          listLabel={city.list}
          clearLabel={city.clear}
          emptyText={city.empty}
        />
      </Field>
      <Field name="month" label={month.label}>
        <Select options={month.groups} placeholder={month.placeholder} />
      </Field>
      <Field name="search" label={search.label}>
        <TextInput type="search" icon={<Search />} placeholder={search.placeholder} />
      </Field>
      <Field name="nights" label={nights.label}>
        <TextInput inputMode="numeric" unit={nights.unit} defaultValue={nights.value} />
      </Field>
      <Field name="notes" label={notes.label} optionalMark={notes.optional} className="md:col-span-2">
        <TextArea placeholder={notes.placeholder} />
      </Field>
    </>
  )
}
