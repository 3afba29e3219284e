import { Form } from 'react-router'
import { ProofField } from '../../../components/account/proof-field.tsx'
import { Resend } from '../../../components/account/resend.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, failureOf, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import { useWords } from '../../../use-shell.ts'
import type { PendingPhone } from '../profile.ts'
import { shownPhone } from '../shown-phone.ts'
import { words } from '../words.ts'

const scope = 'phone-code-'

type PhoneCodeProps = { pending: PendingPhone; has_password: boolean; now: number; failure: Failure | undefined }

export function PhoneCode({ pending, has_password, now, failure }: PhoneCodeProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const wrong = failureOf(failure, 'phone_code')
  const tooSoon = failureOf(failure, 'phone_resend')
  const verifying = useSubmission('phone_code', wrong)
  const resending = useSubmission('phone_resend', tooSoon)
  const end = pending.next_allowed_at
  const labels = { code: common.code, ...(has_password && { current_password: common.currentPassword }) }
  return (
    <div className="flex flex-col gap-5 rounded-md bg-page p-4 sm:p-5">
      <p>
        {say.phoneCodeSentTo}{' '}
        <strong className="whitespace-nowrap tabular-nums">{shownPhone(pending.phone_number)}</strong>
      </p>
      <FormFailure failure={wrong ?? tooSoon} labels={tooSoon ? {} : labels} scope={scope} />
      <Form method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="phone_code" />
        <Field
          id={fieldId(`${scope}code`)}
          name="code"
          label={common.code}
          hint={common.codeHint}
          error={fieldError(wrong, 'code')}
          required
        >
          <CodeInput key={`${verifying.tries} ${resending.round}`} />
        </Field>
        <ProofField scope={scope} failure={wrong} has_password={has_password} />
        <Button type="submit" busy={verifying.isBusy} busyLabel={common.working} className="sm:self-start">
          {say.phoneVerify}
        </Button>
      </Form>
      <Resend key={end} intent="phone_resend" end={end} now={now} isBusy={resending.isBusy} />
    </div>
  )
}
