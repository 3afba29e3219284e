import { Form, useNavigation } from 'react-router'
import { type Failure, fieldError } from '../../../../components/form/failure.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useWords } from '../../../use-shell.ts'
import { words as consoleWords } from '../../../words.ts'
import { documentWords } from '../document-words.ts'
import type { ShownDocument } from '../documents.server.ts'

type ReviewFormsProps = { document: ShownDocument; traveller: string; failure: Failure | undefined }
type Review = NonNullable<ShownDocument['review']>

/** Accepts a document, or asks for it again with a reason. What was done already is not offered once more. */
export function ReviewForms({ document, traveller, failure }: ReviewFormsProps) {
  const { review, status } = document
  const say = useWords(documentWords)
  const { busy } = useWords(consoleWords)
  const sent = useNavigation().formData
  if (!review) return null
  const isBusy = (verdict: string) => sent?.get('key') === review.key && sent.get('verdict') === verdict
  const own = failure?.values.document_id === review.document_id ? failure : undefined
  const whose = <VisuallyHidden> {say.ofWhom(document.name, traveller)}</VisuallyHidden>
  return (
    <div className="flex flex-col gap-2">
      {status !== 'accepted' && (
        <Form method="post" preventScrollReset>
          <Hidden review={review} verdict="accept" />
          <Button type="submit" size="sm" busy={isBusy('accept')} busyLabel={busy}>
            {say.accept}
            {whose}
          </Button>
        </Form>
      )}
      {status !== 'rejected' && (
        <details open={own !== undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4">
            {say.askAgain}
            {whose}
          </summary>
          <Form method="post" preventScrollReset className="flex flex-col items-stretch gap-3 pt-2 sm:items-start">
            <Hidden review={review} verdict="ask_again" />
            <Field
              name="reason"
              id={`reason-${review.document_id}`}
              label={say.why}
              hint={say.whyHint}
              error={fieldError(own, 'reason')}
              required
              className="w-full"
            >
              <TextArea defaultValue={own?.values.reason} />
            </Field>
            <Button type="submit" size="sm" variant="secondary" busy={isBusy('ask_again')} busyLabel={busy}>
              {say.send}
              {whose}
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}

function Hidden({ review, verdict }: { review: Review; verdict: 'accept' | 'ask_again' }) {
  return (
    <>
      <input type="hidden" name="intent" value="document" />
      <input type="hidden" name="document_id" value={review.document_id} />
      <input type="hidden" name="key" value={review.key} />
      <input type="hidden" name="verdict" value={verdict} />
    </>
  )
}
