import { Form, Link } from 'react-router'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { to } from '../../../to.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useLanguage, useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

const intent = 'password'

export function LoginForm({ failure }: { failure: Failure | undefined }) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const language = useLanguage()
  const { isBusy } = useSubmission(intent, failure)
  const labels = { email: common.email, password: common.password }
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure failure={failure} labels={labels} />
      <Field name="email" label={labels.email} error={fieldError(failure, 'email')} required>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={common.emailExample}
          defaultValue={failure?.values.email}
        />
      </Field>
      <div className="flex flex-col gap-1">
        <Field name="password" label={labels.password} error={fieldError(failure, 'password')} required>
          <PasswordInput autoComplete="current-password" showLabel={common.show} hideLabel={common.hide} />
        </Field>
        <Link
          to={to(language, '/auth/forgot-password')}
          className={`${linkClass()} inline-flex min-h-11 items-center self-end text-sm`}
        >
          {say.forgot}
        </Link>
      </div>
      <Button type="submit" wide busy={isBusy} busyLabel={common.working}>
        {say.submit}
      </Button>
    </Form>
  )
}
