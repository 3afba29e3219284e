import { Form } from 'react-router'
import { words as accountWords } from '../../../components/account/words.ts'
import type { Failure } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

const intent = 'phone_resend'

type PhoneSendProps = { phone_number: string; failure: Failure | undefined }

/** For a number that was given at registration and never confirmed. */
export function PhoneSend({ phone_number, failure }: PhoneSendProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy } = useSubmission(intent, failure)
  return (
    <Form method="post" className="flex flex-col gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="phone_number" value={phone_number} />
      <FormFailure failure={failure} labels={{}} />
      <Button type="submit" variant="secondary" busy={isBusy} busyLabel={common.working} className="sm:self-start">
        {say.phoneSendCode}
      </Button>
    </Form>
  )
}
