import type { Failure } from '../../../../components/form/failure.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownReviewRow } from '../load.server.ts'
import { words } from '../words.ts'

type AnswerFormProps = { review: ShownReviewRow; failure: Failure | undefined }

/** What the partner says to a review. Closed until somebody has read it. */
export function AnswerForm({ review: { id, key }, failure }: AnswerFormProps) {
  const say = useWords(words)
  return (
    <details open={failure?.values.id === id}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4">
        {say.answer}
      </summary>
      <ConsoleForm
        intent="answer"
        formKey={key}
        failure={failure}
        labels={{ answer: say.answerText }}
        hidden={{ id }}
        scope={`${id}-`}
        submit={{ label: say.send, size: 'sm' }}
        className="pt-2 text-start"
      >
        <TextAreaField name="answer" label={say.answerText} hint={say.answerHint} rows={4} required />
      </ConsoleForm>
    </details>
  )
}
