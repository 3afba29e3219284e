import { Form } from 'react-router'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Say } from '../load.server.ts'

type CommentFormProps = { query: string; most: number; failure: Failure | undefined; say: Say }

export function CommentForm({ query, most, failure, say }: CommentFormProps) {
  const { isBusy, round } = useSubmission('comment', failure)
  return (
    <Form
      key={round}
      method="post"
      action={`${query || '.'}#comments`}
      noValidate
      preventScrollReset
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="intent" value="comment" />
      <FormFailure failure={failure} labels={{ text: say.write }} />
      <Field name="text" label={say.write} hint={say.hint} error={fieldError(failure, 'text')} required>
        <TextArea rows={3} maxLength={most} defaultValue={failure?.values.text} />
      </Field>
      <Button type="submit" busy={isBusy} className="self-start">
        {say.send}
      </Button>
    </Form>
  )
}
