import { Form, useLocation } from 'react-router'
import { BellRing } from '#web/ui/icons/icons.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Labels } from '../words.ts'

const intent = 'back_in_stock'
type TellMeFormProps = { productId: string; failure: Failure | undefined; isRequested: boolean; say: Labels }

/** For a package without a seat: whom to tell when one comes free. */
export function TellMeForm({ productId, failure, isRequested, say }: TellMeFormProps) {
  const { search } = useLocation()
  const { isBusy } = useSubmission(intent, failure)
  const labels = { full_name: say.fullName, phone_number: say.phone }
  return (
    <Card as="section" id="tell-me" aria-labelledby="tell-me-title" className="flex flex-col gap-4">
      <div>
        <h2 id="tell-me-title" className="flex items-center gap-2 text-xl">
          <BellRing aria-hidden="true" className="size-6 text-brand-text" />
          {say.soldOut}
        </h2>
        <p className="text-muted">{say.soldOutText}</p>
      </div>
      {isRequested ? (
        <Alert tone="success" announced title={say.willNotify} />
      ) : (
        <Form
          method="post"
          action={`${search}#tell-me`}
          preventScrollReset
          noValidate
          className="flex max-w-narrow flex-col gap-4"
        >
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="id" value={productId} />
          <FormFailure failure={failure} labels={labels} />
          <Field name="full_name" label={labels.full_name} error={fieldError(failure, 'full_name')} required>
            <TextInput autoComplete="name" defaultValue={failure?.values.full_name} />
          </Field>
          <Field
            name="phone_number"
            label={labels.phone_number}
            hint={say.phoneHint}
            error={fieldError(failure, 'phone_number')}
            required
          >
            <PhoneInput defaultValue={failure?.values.phone_number} />
          </Field>
          <Button type="submit" busy={isBusy} busyLabel={say.sending}>
            {say.send}
          </Button>
        </Form>
      )}
    </Card>
  )
}
