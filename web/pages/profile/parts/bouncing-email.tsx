import { Form } from 'react-router'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'
import { Section } from './section.tsx'

const intent = 'email_code'
const scope = 'email_code-'

type BouncingEmailProps = { email: string; id: string; failure: Failure | undefined }

/** Mail to the member comes back: they prove the address again, or give another. */
export function BouncingEmail({ email, id, failure }: BouncingEmailProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy } = useSubmission(intent, failure)
  return (
    <Section id={id} title={say.emailBounces} lead={say.emailBouncesLead}>
      <Alert tone="warning">
        <span className="[overflow-wrap:anywhere]">{say.emailBouncesText(email)}</span>
      </Alert>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value={intent} />
        <FormFailure failure={failure} labels={{ email: say.emailAddress }} scope={scope} />
        <Field
          id={fieldId(`${scope}email`)}
          name="email"
          label={say.emailAddress}
          error={fieldError(failure, 'email')}
          required
        >
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={failure?.values.email ?? email}
          />
        </Field>
        <Button type="submit" busy={isBusy} busyLabel={common.working} className="sm:self-start">
          {say.emailSendCode}
        </Button>
      </Form>
    </Section>
  )
}
