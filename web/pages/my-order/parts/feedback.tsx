import { codes } from '#core/refusal-codes.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useField } from '../../../ui/field-context.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { leastReview } from '../feedback-check.ts'
import type { Order } from '../order.server.ts'
import { useFeedbackCheck } from './use-feedback-check.ts'

type Say = Order['say']['feedback']
type FeedbackProps = { feedback: NonNullable<Order['feedback']>; failure: Failure | undefined; say: Say }

/** How the journey was, once they are back. A plain form: it carries files, and works without scripts. */
export function Feedback({ feedback, failure: answer, say }: FeedbackProps) {
  const { isBusy } = useSubmission('feedback', answer)
  const { failure, check } = useFeedbackCheck(answer, say)
  if (feedback.is_given) return <Alert tone="success" title={say.feedbackDone} />
  const labels = {
    rating: say.rating,
    text: say.text,
    ...Object.fromEntries(say.photos.map(({ name, label }) => [name, label])),
  }
  return (
    <OrderPart id="feedback" title={say.feedback}>
      <p className="text-muted text-sm">{say.feedbackText}</p>
      <form method="post" encType="multipart/form-data" noValidate onSubmit={check} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="feedback" />
        <input type="hidden" name="product_id" value={feedback.product_id} />
        <FormFailure failure={failure} labels={labels} />
        <RadioGroup
          name="rating"
          label={say.rating}
          options={say.stars}
          required
          defaultValue={failure?.values.rating}
          error={fieldError(failure, 'rating')}
        />
        <Field name="text" label={say.text} hint={say.textHint} required error={fieldError(failure, 'text')}>
          <TextArea minLength={leastReview} maxLength={2000} defaultValue={failure?.values.text} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-3">
          {say.photos.map(({ name, label }) => (
            <Field
              key={name}
              name={name}
              label={label}
              optionalMark={say.optional}
              hint={say.photoHint}
              error={photoError(failure, name, say)}
            >
              <PhotoInput />
            </Field>
          ))}
        </div>
        <Button type="submit" busy={isBusy} busyLabel={say.send} className="self-start max-sm:w-full">
          {say.send}
        </Button>
      </form>
    </OrderPart>
  )
}

/** A file of another kind is told which kinds are taken. */
function photoError(failure: Failure | undefined, name: string, say: Say): string | undefined {
  const error = fieldError(failure, name)
  return error && failure?.code === codes.file_invalid ? say.photoInvalid : error
}

function PhotoInput() {
  return (
    <input
      {...useField()}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      className="max-w-full text-sm file:me-3 file:min-h-11 file:rounded-sm file:border file:border-control file:bg-paper file:px-4 file:font-semibold file:text-brand-text"
    />
  )
}
