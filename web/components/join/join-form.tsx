import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type Failure, fieldError } from '../form/failure.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useSubmission } from '../form/use-submission.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import type { JoinWords } from './words.ts'

const intent = 'apply'
type Kind = 'travel' | 'financial' | 'tdc'

export type JoinFormProps = {
  say: JoinWords
  kinds: readonly Kind[]
  /** Makes two sendings of one form one. */
  ticket: string
  failure: Failure | undefined
}

export function JoinForm({ say, kinds, ticket, failure }: JoinFormProps) {
  const { isBusy } = useSubmission(intent, failure)
  const error = (name: string) => fieldError(failure, name)
  const value = (name: string) => failure?.values[name]
  const labels = {
    company: say.company,
    contact_name: say.contact,
    email: say.email,
    phone_number: say.phone,
    city_name: say.city,
    licence_number: say.licence,
    message: say.message,
  }
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="ticket" value={ticket} />
      <FormFailure failure={failure} labels={labels} />
      <Kinds say={say} kinds={kinds} chosen={value('kind')} />
      <Field name="company" label={labels.company} hint={say.companyHint} error={error('company')} required>
        <TextInput autoComplete="organization" maxLength={150} defaultValue={value('company')} />
      </Field>
      <Field name="contact_name" label={labels.contact_name} error={error('contact_name')} required>
        <TextInput autoComplete="name" maxLength={100} defaultValue={value('contact_name')} />
      </Field>
      <Field name="email" label={labels.email} hint={say.emailHint} error={error('email')} required>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={say.emailExample}
          defaultValue={value('email')}
        />
      </Field>
      <Field name="phone_number" label={labels.phone_number} error={error('phone_number')} required>
        <PhoneInput defaultValue={value('phone_number')} />
      </Field>
      <Field name="city_name" label={labels.city_name} error={error('city_name')} required>
        <TextInput autoComplete="address-level2" maxLength={100} defaultValue={value('city_name')} />
      </Field>
      <Field
        name="licence_number"
        label={labels.licence_number}
        optionalMark={say.optional}
        hint={say.licenceHint}
        error={error('licence_number')}
      >
        <TextInput maxLength={60} defaultValue={value('licence_number')} />
      </Field>
      <Field
        name="message"
        label={labels.message}
        optionalMark={say.optional}
        hint={say.messageHint}
        error={error('message')}
      >
        <TextArea maxLength={1000} defaultValue={value('message')} />
      </Field>
      <p className="text-muted text-sm">
        {say.consent}{' '}
        <ShellLink path="/kebijakan-privasi" target="_blank" className={linkClass()}>
          {say.privacy}
        </ShellLink>
      </p>
      <Button type="submit" wide busy={isBusy} busyLabel={say.sending}>
        {say.send}
      </Button>
    </Form>
  )
}

/** Asked only where there is a choice. */
function Kinds({ say, kinds, chosen }: { say: JoinWords; kinds: readonly Kind[]; chosen: string | undefined }) {
  if (kinds.length < 2) return null
  const hints = { travel: say.travelHint, financial: say.financialHint, tdc: undefined }
  return (
    <RadioGroup
      name="kind"
      label={say.kind}
      look="cards"
      required
      options={kinds.map((kind) => ({ value: kind, label: say[kind], hint: hints[kind] }))}
      defaultValue={chosen ?? kinds[0]}
    />
  )
}
