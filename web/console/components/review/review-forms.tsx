import type { Failure } from '../../../components/form/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { useWords } from '../../use-shell.ts'
import type { ShownReview } from './shown.ts'
import { words } from './words.ts'

type ReviewFormsProps = {
  review: ShownReview
  /** Of the wording on this page. */
  digest: string
  keys: { cleared: string; sent_back: string }
  failure: Failure | undefined
  done: 'cleared' | 'sent_back' | undefined
}

/** What was said of a text, and two forms to say something else: it stands, or it has to change. */
export function ReviewForms({ review, digest, keys, failure, done }: ReviewFormsProps) {
  const say = useWords(words)
  const reviewer = { name: 'reviewer', label: say.reviewer, hint: say.reviewerHint, required: true }
  return (
    <div className="flex flex-col gap-4">
      {!failure && done && <DoneAlert title={done === 'cleared' ? say.doneCleared : say.doneBack} />}
      {review.note && <Alert tone="warning" title={`${say.note}: ${review.note}`} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card as="section" look="flat" aria-labelledby="clear-title" className="flex flex-col gap-3">
          <h2 id="clear-title" className="text-lg">
            {say.clearTitle}
          </h2>
          <ConsoleForm
            intent="cleared"
            formKey={keys.cleared}
            failure={failure}
            labels={{ reviewer: say.reviewer }}
            scope="clear-"
            submit={{ label: say.clear }}
          >
            <input type="hidden" name="digest" value={digest} />
            <TextField {...reviewer} value={review.reviewer ?? ''} />
          </ConsoleForm>
        </Card>
        <Card as="section" look="flat" aria-labelledby="back-title" className="flex flex-col gap-3">
          <h2 id="back-title" className="text-lg">
            {say.backTitle}
          </h2>
          <ConsoleForm
            intent="sent_back"
            formKey={keys.sent_back}
            failure={failure}
            labels={{ reviewer: say.reviewer, note: say.noteLabel }}
            scope="back-"
            submit={{ label: say.sendBack, variant: 'secondary' }}
          >
            <input type="hidden" name="digest" value={digest} />
            <TextField {...reviewer} hint={undefined} value={review.reviewer ?? ''} />
            <TextAreaField name="note" label={say.noteLabel} hint={say.noteHint} required />
          </ConsoleForm>
        </Card>
      </div>
    </div>
  )
}
