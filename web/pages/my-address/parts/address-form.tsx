import { Form } from 'react-router'
import { type Failure, failureOf, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { LoadedForm } from '../load.server.ts'
import { addressOf } from '../query.ts'
import type { Regions } from '../regions.server.ts'
import { RegionFields } from './region-fields.tsx'

type AddressFormProps = {
  loaded: LoadedForm
  /** What was typed, after a "no", or to choose a region without scripts. */
  answer: (Failure & { regions: Regions }) | undefined
}

export function AddressForm({ loaded, answer }: AddressFormProps) {
  const { say, query, canActivate } = loaded
  const failure = failureOf(answer, 'save')
  const { isBusy } = useSubmission('save', failure)
  const typed: Partial<Record<string, string>> = answer?.values ?? loaded.values
  const regions = answer?.regions ?? loaded.regions
  const error = (name: string) => fieldError(failure, name)
  return (
    <Card padding="lg">
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="save" />
        <FormFailure failure={failure} labels={labelsOf(say)} />
        <Field name="label" label={say.label} hint={say.labelHint} error={error('label')} required>
          <TextInput maxLength={40} defaultValue={typed.label} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="recipient_name" label={say.recipient} error={error('recipient_name')} required>
            <TextInput autoComplete="shipping name" maxLength={100} defaultValue={typed.recipient_name} />
          </Field>
          <Field name="phone_number" label={say.phone} error={error('phone_number')} required>
            <PhoneInput autoComplete="shipping tel" defaultValue={typed.phone_number} />
          </Field>
          <RegionFields regions={regions} typed={typed} error={error} say={say} />
          <Field name="postcode" label={say.postcode} error={error('postcode')} required>
            <TextInput
              inputMode="numeric"
              autoComplete="shipping postal-code"
              maxLength={5}
              defaultValue={typed.postcode}
            />
          </Field>
        </div>
        <Field name="street" label={say.street} hint={say.streetHint} error={error('street')} required>
          <TextArea rows={3} autoComplete="shipping street-address" maxLength={300} defaultValue={typed.street} />
        </Field>
        <Field name="note" label={say.note} optionalMark={say.optional} hint={say.noteHint} error={error('note')}>
          <TextInput maxLength={150} defaultValue={typed.note} />
        </Field>
        {canActivate && (
          <Checkbox
            name="is_active"
            label={say.makeActive}
            defaultChecked={answer ? answer.values.is_active !== undefined : query.back !== undefined}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyLabel={say.saving}>
            {say.save}
          </Button>
          <ShellLink path={addressOf({ back: query.back })} className={buttonClass({ variant: 'secondary' })}>
            {say.cancel}
          </ShellLink>
        </div>
      </Form>
    </Card>
  )
}

const labelsOf = (say: LoadedForm['say']) => ({
  label: say.label,
  recipient_name: say.recipient,
  phone_number: say.phone,
  province_id: say.province,
  city_id: say.city,
  subdistrict_id: say.subdistrict,
  postcode: say.postcode,
  street: say.street,
  note: say.note,
})
