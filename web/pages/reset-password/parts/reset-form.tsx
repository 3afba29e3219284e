import { Form } from 'react-router'
import { ConfirmPasswordField } from '../../../components/account/confirm-password-field.tsx'
import { NewPasswordField } from '../../../components/account/new-password-field.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

const intent = 'reset'

export function ResetForm({ failure }: { failure: Failure | undefined }) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy } = useSubmission(intent, failure)
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure
        failure={failure}
        labels={{ password: common.newPassword, password_confirmation: common.confirmation }}
      />
      <NewPasswordField label={common.newPassword} error={fieldError(failure, 'password')} />
      <ConfirmPasswordField error={fieldError(failure, 'password_confirmation')} />
      <Button type="submit" wide busy={isBusy} busyLabel={common.working}>
        {say.submit}
      </Button>
    </Form>
  )
}
