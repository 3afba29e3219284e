import { Form } from 'react-router'
import { type Failure, fieldError } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../../components/form/use-submission.ts'
import { Button } from '../../../../ui/button.tsx'
import { CodeInput } from '../../../../ui/code-input.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useWords } from '../../../use-shell.ts'
import { words as consoleWords } from '../../../words.ts'
import { words } from '../words.ts'

/** Ten new codes against one of the app. */
export function RecoveryForm({ failure }: { failure: Failure | undefined }) {
  const say = useWords(words)
  const { busy } = useWords(consoleWords)
  const own = failure?.intent === 'renew' ? failure : undefined
  const { isBusy, tries } = useSubmission('renew', own)
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value="renew" />
      <FormFailure failure={own} labels={{ code: say.code }} />
      <Field name="code" label={say.code} error={fieldError(own, 'code')} required className="w-full max-w-xs">
        <CodeInput key={tries} />
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy} busyLabel={busy}>
        {say.renew}
      </Button>
    </Form>
  )
}
