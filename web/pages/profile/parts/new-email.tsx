import { Form } from 'react-router'
import { ProofField } from '../../../components/account/proof-field.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'
import { Section } from './section.tsx'

const intent = 'email'
const scope = 'email-'

type NewEmailProps = { email: string; is_same: boolean; has_password: boolean; failure: Failure | undefined }

/** An address that support wrote down, or the member gave because mail came back: it is the member's once they give the code that went there. */
export function NewEmail({ email, is_same, has_password, failure }: NewEmailProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy, tries } = useSubmission(intent, failure)
  return (
    <Section id={intent} title={is_same ? say.sameEmail : say.newEmail} lead={say.newEmailLead}>
      <p>
        {say.phoneCodeSentTo} <strong className="[overflow-wrap:anywhere]">{email}</strong>
      </p>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value={intent} />
        <FormFailure
          failure={failure}
          labels={{ code: common.code, email: say.newEmail, current_password: common.currentPassword }}
          scope={scope}
        />
        <Field
          id={fieldId(`${scope}code`)}
          name="code"
          label={common.code}
          hint={common.codeHint}
          error={fieldError(failure, 'code')}
          required
        >
          <CodeInput key={tries} />
        </Field>
        <ProofField scope={scope} failure={failure} has_password={has_password} />
        <Button type="submit" busy={isBusy} busyLabel={common.working} className="sm:self-start">
          {say.newEmailConfirm}
        </Button>
      </Form>
    </Section>
  )
}
