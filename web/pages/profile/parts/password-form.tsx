import { Form } from 'react-router'
import { codes } from '#core/refusal-codes.ts'
import { ConfirmPasswordField } from '../../../components/account/confirm-password-field.tsx'
import { NewPasswordField } from '../../../components/account/new-password-field.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'
import { Disclosure } from './disclosure.tsx'
import { Section } from './section.tsx'

const intent = 'password'

type PasswordFormProps = { has_password: boolean; failure: Failure | undefined }

export function PasswordForm({ has_password, failure }: PasswordFormProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy, round } = useSubmission(intent, failure)
  const title = has_password ? say.changePassword : say.setPassword
  // Who has no password cannot repeat it: signing in again is the proof.
  const shown = failure?.code === codes.password_needed ? { ...failure, message: common.proofElsewhere } : failure
  const labels = {
    old_password: common.currentPassword,
    password: common.newPassword,
    password_confirmation: common.confirmation,
  }
  return (
    <Section id="password" title={say.security} lead={has_password ? say.securityLead : say.securityNone}>
      <Disclosure key={round} title={title} isOpen={Boolean(failure)}>
        <Form method="post" noValidate className="flex flex-col gap-5">
          <input type="hidden" name="intent" value={intent} />
          <FormFailure failure={shown} labels={labels} />
          {has_password && (
            <Field
              name="old_password"
              label={common.currentPassword}
              error={fieldError(failure, 'old_password')}
              required
            >
              <PasswordInput showLabel={common.show} hideLabel={common.hide} />
            </Field>
          )}
          <NewPasswordField label={common.newPassword} error={fieldError(failure, 'password')} />
          <ConfirmPasswordField error={fieldError(failure, 'password_confirmation')} />
          <Button type="submit" busy={isBusy} busyLabel={common.working} className="sm:self-start">
            {title}
          </Button>
        </Form>
      </Disclosure>
    </Section>
  )
}
