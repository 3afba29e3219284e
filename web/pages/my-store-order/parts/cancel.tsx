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

type Say = StoreOrder['say']
type Reasons = NonNullable<StoreOrder['cancel']>['reasons']
type CancelFormProps = { order: StoreOrder; cancel: NonNullable<StoreOrder['cancel']>; failure: Failure | undefined }

/** Calls the order off, or asks its store to. */
export function CancelForm({ order: { isUnpaid, say }, cancel, failure }: CancelFormProps) {
  return (
    <details open={failure !== undefined} className="card card-flat card-md">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-danger-text">{say.cancel}</summary>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-sm">{cancel.text}</p>
        <ReasonForm
          intent="cancel"
          reasons={cancel.reasons}
          ticket={cancel.ticket}
          failure={failure}
          submit={isUnpaid ? say.dropNow : say.sendCancel}
          say={say}
        />
      </div>
    </details>
  )
}

type CancelRequestProps = {
  request: NonNullable<StoreOrder['request']>
  failures: { change: Failure | undefined; withdraw: Failure | undefined }
  say: Say
}

/** A wish to cancel that its store has not answered: withdrawn, or for another reason. */
export function CancelRequest({ request, failures, say }: CancelRequestProps) {
  const { isBusy } = useSubmission('withdraw', failures.withdraw)
  return (
    <OrderPart title={say.requested}>
      <Form method="post" preventScrollReset className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="withdraw" />
        <FormFailure failure={failures.withdraw} labels={{}} />
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel={say.sending} className="self-start">
          {say.withdraw}
        </Button>
      </Form>
      <details open={failures.change !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand-text">{say.change}</summary>
        <ReasonForm
          intent="change"
          reasons={request.reasons}
          chosen={request.chosen}
          note={request.note}
          failure={failures.change}
          submit={say.saveChange}
          say={say}
        />
      </details>
    </OrderPart>
  )
}

type ReasonFormProps = {
  intent: 'cancel' | 'change'
  reasons: Reasons
  chosen?: string | undefined
  note?: string
  /** One for each look at the form: pressed twice, it is one wish. */
  ticket?: string
  failure: Failure | undefined
  submit: string
  say: Say
}

function ReasonForm({ intent, reasons, chosen, note, ticket, failure, submit, say }: ReasonFormProps) {
  const { isBusy } = useSubmission(intent, failure)
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value={intent} />
      {ticket && <input type="hidden" name="ticket" value={ticket} />}
      <FormFailure failure={failure} labels={{ reason: say.why, note: say.note }} />
      <RadioGroup
        name="reason"
        label={say.why}
        options={reasons}
        required
        defaultValue={failure?.values.reason ?? chosen}
        error={fieldError(failure, 'reason')}
      />
      <Field name="note" label={say.note} optionalMark={say.optional} error={fieldError(failure, 'note')}>
        <TextArea rows={3} maxLength={300} defaultValue={failure?.values.note ?? note} />
      </Field>
      <Button
        type="submit"
        variant={intent === 'cancel' ? 'danger' : 'primary'}
        busy={isBusy}
        busyLabel={say.sending}
        className="self-start"
      >
        {submit}
      </Button>
    </Form>
  )
}
