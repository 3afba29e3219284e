import { Card } from '../../../../ui/card.tsx'
import { Field } from '../../../../ui/field.tsx'
import { PhoneInput } from '../../../../ui/phone-input.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import type { FormView } from './form-view.ts'

/** Whom the chosen agency will call. */
export function ContactPart({ form: { say, value, error } }: { form: FormView }) {
  const field = (name: 'name' | 'email' | 'phone_number' | 'note') => ({ name, label: say[name], error: error(name) })
  return (
    <Card as="section" look="flat" aria-labelledby="contact-title" className="flex flex-col gap-4">
      <div>
        <h2 id="contact-title" className="text-lg">
          {say.contact}
        </h2>
        <p className="text-muted text-sm">{say.contactText}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('name')} required className="sm:col-span-2">
          <TextInput autoComplete="name" defaultValue={value('name')} />
        </Field>
        <Field {...field('email')} required>
          <TextInput type="email" autoComplete="email" inputMode="email" defaultValue={value('email')} />
        </Field>
        <Field {...field('phone_number')} required>
          <PhoneInput defaultValue={value('phone_number')} />
        </Field>
        <Field {...field('note')} hint={say.noteHint} optionalMark={say.optional} className="sm:col-span-2">
          <TextArea rows={3} maxLength={1000} defaultValue={value('note')} />
        </Field>
      </div>
    </Card>
  )
}
