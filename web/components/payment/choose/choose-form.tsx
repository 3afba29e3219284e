import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import { type Failure, fieldError } from '../../form/failure.ts'
import { FormFailure } from '../../form/form-failure.tsx'
import { useSubmission } from '../../form/use-submission.ts'
import { useHref } from '../../shell/use-href.ts'
import { MethodGroup } from './method-group.tsx'
import type { Group } from './methods.server.ts'
import type { Words } from './words.ts'

export type Choosing = {
  groups: readonly Group[]
  /** One for each look at the form: pressed twice, or sent again, it is one payment. */
  ticket: string
  /** Where the form is sent; without language. */
  self: string
  /** Only who booked names the invoice; a link is of one. */
  invoice_code?: string
  amount: string
  say: Pick<Words, 'method' | 'toPay' | 'submit' | 'working' | 'away'>
}

const intent = 'pay'
const field = fieldId('payment_method_id')

/** All ways to pay an invoice, and one button. */
export function ChooseForm({ choosing, failure }: { choosing: Choosing; failure: Failure | undefined }) {
  const { groups, invoice_code, ticket, self, amount, say } = choosing
  const { isBusy } = useSubmission(intent, failure)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const error = failure && fieldError(failure, 'payment_method_id')
  const isAnyOn = groups.some(({ choices }) => choices.some((choice) => !choice.is_off))
  const pay = (
    <Button type="submit" busy={isBusy} busyLabel={say.working} reason={isAnyOn ? undefined : say.away}>
      {say.submit}
    </Button>
  )
  return (
    <Form method="post" action={useHref()(self)} noValidate className="flex flex-col gap-6">
      <input type="hidden" name="intent" value={intent} />
      {invoice_code && <input type="hidden" name="invoice_code" value={invoice_code} />}
      <input type="hidden" name="ticket" value={ticket} />
      <input type="hidden" name="scripted" value={isLive ? '1' : ''} />
      <input type="hidden" name="timezone" value={isLive ? Intl.DateTimeFormat().resolvedOptions().timeZone : ''} />
      <FormFailure failure={failure} labels={{ payment_method_id: say.method }} />
      <div id={field} tabIndex={-1} className="flex flex-col gap-6 focus:outline-none">
        <FieldError id={`${field}-error`} error={error} />
        {groups.map((group) => (
          <MethodGroup key={group.kind} group={group} chosen={failure?.values.payment_method_id} />
        ))}
      </div>
      <div className="flex justify-end max-md:hidden">{pay}</div>
      <div className="offer-bar -mx-edge md:hidden">
        <p className="min-w-0 grow basis-40">
          <span className="block text-muted text-sm">{say.toPay}</span>
          <span className="money block font-bold text-brand-text text-lg leading-tight">{amount}</span>
        </p>
        {pay}
      </div>
    </Form>
  )
}
