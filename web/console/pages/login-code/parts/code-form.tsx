import { Form } from 'react-router'
import { words as accountWords } from '../../../../components/account/words.ts'
import { type Failure, fieldError } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../../components/form/use-submission.ts'
import { Button } from '../../../../ui/button.tsx'
import { CodeInput } from '../../../../ui/code-input.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

type CodeFormProps = { intent: 'code' | 'recovery'; failure: Failure | undefined; submit: string }

/** The code of the app, or one of those for a lost phone. */
export function CodeForm({ intent, failure, submit }: CodeFormProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const own = failure?.intent === intent ? failure : undefined
  const { isBusy, tries } = useSubmission(intent, own)
  const isApp = intent === 'code'
  const label = isApp ? say.code : say.recovery
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure failure={own} labels={{ code: label }} scope={isApp ? '' : 'recovery-'} />
      <Field
        name="code"
        id={isApp ? undefined : 'recovery-code'}
        label={label}
        hint={isApp ? say.codeHint : say.recoveryHint}
        error={fieldError(own, 'code')}
        required
      >
        {isApp ? <CodeInput key={tries} /> : <TextInput key={tries} autoComplete="off" autoCapitalize="characters" />}
      </Field>
      <Button type="submit" variant={isApp ? undefined : 'secondary'} wide busy={isBusy} busyLabel={common.working}>
        {submit}
      </Button>
    </Form>
  )
}
