import { Form } from 'react-router'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

const intent = 'forgot'

export function ForgotForm({ failure }: { failure: Failure | undefined }) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy } = useSubmission(intent, failure)
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure failure={failure} labels={{ email: common.email }} />
      <Field name="email" label={common.email} error={fieldError(failure, 'email')} required>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={common.emailExample}
          defaultValue={failure?.values.email}
        />
      </Field>
      <Button type="submit" wide busy={isBusy} busyLabel={common.working}>
        {say.submit}
      </Button>
    </Form>
  )
}
