import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useWords } from '../../use-shell.ts'
import { type Failure, fieldError } from '../form/failure.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useSubmission } from '../form/use-submission.ts'
import { words } from './words.ts'

type EmailFormProps = { intent: string; submit: string; failure: Failure | undefined }

/** Asks for an address that something is sent to. */
export function EmailForm({ intent, submit, failure }: EmailFormProps) {
  const say = useWords(words)
  const { isBusy } = useSubmission(intent, failure)
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure failure={failure} labels={{ email: say.email }} />
      <Field name="email" label={say.email} error={fieldError(failure, 'email')} required>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={say.emailExample}
          defaultValue={failure?.values.email}
        />
      </Field>
      <Button type="submit" wide busy={isBusy} busyLabel={say.working}>
        {submit}
      </Button>
    </Form>
  )
}
