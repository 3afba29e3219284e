import { Form } from 'react-router'
import { NewPasswordField } from '../../../components/account/new-password-field.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'
import { Consent } from './consent.tsx'

const intent = 'register'

export function RegisterForm({ failure }: { failure: Failure | undefined }) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy } = useSubmission(intent, failure)
  const labels = {
    full_name: say.fullName,
    phone_number: say.phone,
    email: common.email,
    password: common.password,
  }
  const error = (name: string) => fieldError(failure, name)
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure failure={failure} labels={labels} />
      <Field name="full_name" label={labels.full_name} hint={say.fullNameHint} error={error('full_name')} required>
        <TextInput autoComplete="name" defaultValue={failure?.values.full_name} />
      </Field>
      <Field
        name="phone_number"
        label={labels.phone_number}
        hint={say.phoneHint}
        error={error('phone_number')}
        required
      >
        <PhoneInput defaultValue={failure?.values.phone_number} />
      </Field>
      <Field name="email" label={labels.email} hint={say.emailHint} error={error('email')} required>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={common.emailExample}
          defaultValue={failure?.values.email}
        />
      </Field>
      <NewPasswordField label={labels.password} error={error('password')} />
      <Consent />
      <Button type="submit" wide busy={isBusy} busyLabel={common.working}>
        {say.submit}
      </Button>
    </Form>
  )
}
