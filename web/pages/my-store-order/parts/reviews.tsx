import { Form } from 'react-router'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { StoreOrder } from '../load.server.ts'

type ReviewsProps = { order: StoreOrder; failure: Failure | undefined }

/** What was bought and not reviewed yet, each with a form of its own. */
export function Reviews({ order, failure }: ReviewsProps) {
  const { reviews, say } = order
  if (reviews.length === 0) return null
  return (
    <OrderPart id="review" title={say.review}>
      <ul className="flex flex-col gap-2">
        {reviews.map((item) => {
          const own = failure?.values.item_id === item.id ? failure : undefined
          return (
            <li key={item.id}>
              <details open={own !== undefined || reviews.length === 1}>
                <summary className="min-h-11 cursor-pointer py-2 font-semibold">{item.name}</summary>
                <ReviewForm item={item} order={order} failure={own} />
              </details>
            </li>
          )
        })}
      </ul>
    </OrderPart>
  )
}

type ReviewFormProps = { item: StoreOrder['reviews'][number]; order: StoreOrder; failure: Failure | undefined }

function ReviewForm({ item, order: { stars, say }, failure }: ReviewFormProps) {
  const { isBusy } = useSubmission('review', failure)
  const [rating, text] = [`rating.${item.id}`, `text.${item.id}`]
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-4 pt-2">
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="item_id" value={item.id} />
      <input type="hidden" name="slug" value={item.slug} />
      <FormFailure failure={failure} labels={{ [rating]: say.rating, [text]: say.reviewText }} />
      <RadioGroup
        name={rating}
        label={say.rating}
        options={stars}
        required
        defaultValue={failure?.values[rating]}
        error={fieldError(failure, rating)}
      />
      <Field name={text} label={say.reviewText} hint={say.reviewHint} required error={fieldError(failure, text)}>
        <TextArea rows={4} maxLength={1000} defaultValue={failure?.values[text]} />
      </Field>
      <Button type="submit" busy={isBusy} busyLabel={say.sending} className="self-start max-sm:w-full">
        {say.sendReview}
      </Button>
    </Form>
  )
}
