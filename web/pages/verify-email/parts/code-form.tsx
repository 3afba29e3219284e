import { Form, Link } from 'react-router'
import { Resend } from '../../../components/account/resend.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, failureOf, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { to } from '../../../to.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { useLanguage, useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

type CodeFormProps = { failure: Failure | undefined; end: number; now: number }

export function CodeForm({ failure, end, now }: CodeFormProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const language = useLanguage()
  const wrong = failureOf(failure, 'verify')
  const verifying = useSubmission('verify', wrong)
  const resending = useSubmission('resend', failureOf(failure, 'resend'))
  return (
    <div className="flex flex-col gap-6">
      <FormFailure failure={failure} labels={{ code: common.code }} />
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="verify" />
        <Field name="code" label={common.code} hint={common.codeHint} error={fieldError(wrong, 'code')} required>
          <CodeInput key={`${verifying.tries} ${resending.round}`} />
        </Field>
        <Button type="submit" wide busy={verifying.isBusy} busyLabel={common.working}>
          {say.submit}
        </Button>
      </Form>
      {wrong && (
        // Strangers can use up tries at a code, but not a link: it proves the address by itself.
        <p className="text-sm">
          {say.stuck}{' '}
          <Link to={to(language, '/auth/forgot-password')} className={linkClass()}>
            {say.stuckLink}
          </Link>
        </p>
      )}
      <p className="text-muted text-sm">{say.spam}</p>
      <Resend key={end} intent="resend" end={end} now={now} isBusy={resending.isBusy} />
    </div>
  )
}
