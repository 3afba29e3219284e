import { Form, Link, useLocation } from 'react-router'
import { ChevronDown, Smartphone } from '#web/ui/icons/icons.ts'
import { Resend } from '../../../components/account/resend.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, failureOf, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { useWords } from '../../../use-shell.ts'
import type { Verification } from '../verification.server.ts'

type VerifyStepProps = { verification: Verification; failure: Failure | undefined }

/** The code that went to the phone: the right one places the order. */
export function VerifyStep({ verification, failure }: VerifyStepProps) {
  const { say, end, now } = verification
  const { search, pathname } = useLocation()
  const common = useWords(accountWords)
  const wrong = failureOf(failure, 'verify')
  const tooSoon = failureOf(failure, 'resend')
  const verifying = useSubmission('verify', wrong)
  const resending = useSubmission('resend', tooSoon)
  return (
    <Card className="mx-auto flex w-full max-w-narrow flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Smartphone aria-hidden="true" className="size-8 text-brand-text" />
        <h1 className="text-2xl">{say.title}</h1>
        <p>
          {say.lead} <strong className="whitespace-nowrap tabular-nums">{verification.phone_number}</strong>
        </p>
      </div>
      <FormFailure failure={wrong ?? tooSoon} labels={tooSoon ? {} : { code: common.code }} />
      <Form method="post" action={search} noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="verify" />
        <Field name="code" label={common.code} hint={common.codeHint} error={fieldError(wrong, 'code')} required>
          <CodeInput key={`${verifying.tries} ${resending.round}`} />
        </Field>
        <Button type="submit" wide busy={verifying.isBusy} busyLabel={common.working}>
          {say.submit}
        </Button>
      </Form>
      <Resend key={end} intent="resend" end={end} now={now} isBusy={resending.isBusy} />
      <ChangePhone say={say} failure={failureOf(failure, 'phone')} working={common.working} />
      <Link to={pathname} className={linkClass({ tone: 'muted' })}>
        {say.back}
      </Link>
    </Card>
  )
}

type ChangePhoneProps = { say: Verification['say']; failure: Failure | undefined; working: string }

function ChangePhone({ say, failure, working }: ChangePhoneProps) {
  const { search } = useLocation()
  const { isBusy } = useSubmission('phone', failure)
  return (
    <details open={failure !== undefined} className="group/phone rounded-md border border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 px-4 py-2 [&::-webkit-details-marker]:hidden">
        {say.change}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted group-open/phone:rotate-180" />
      </summary>
      <Form method="post" action={search} noValidate className="flex flex-col gap-4 px-4 pb-4">
        <input type="hidden" name="intent" value="phone" />
        <FormFailure failure={failure} labels={{ phone_number: say.phone }} />
        <Field name="phone_number" label={say.phone} error={fieldError(failure, 'phone_number')} required>
          <PhoneInput defaultValue={failure?.values.phone_number} />
        </Field>
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel={working}>
          {say.send}
        </Button>
      </Form>
    </details>
  )
}
