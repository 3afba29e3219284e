import { Form } from 'react-router'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { type Failure, fieldError } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../../components/form/use-submission.ts'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { useLanguage } from '../../../../use-shell.ts'
import type { Cart, CartLine } from '../load.server.ts'

export const checkoutFormId = 'checkout'

type SummaryProps = { cart: Cart; chosen: readonly CartLine[]; failure: Failure | undefined }

/** What is ordered comes to, and the one button. */
export function Summary({ cart, chosen, failure }: SummaryProps) {
  const { ticket, say } = cart
  return (
    <Card as="section" aria-labelledby="summary" className="flex flex-col gap-4 lg:sticky lg:top-24">
      <h2 id="summary" className="text-lg">
        {say.summary}
      </h2>
      <Form id={checkoutFormId} method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="checkout" />
        <input type="hidden" name="ticket" value={ticket} />
        <FormFailure failure={failure} labels={{ promo_code: say.promo }} />
        {failure?.code === codes.contact_missing && (
          <ShellLink path="/member/profile" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {say.addContact}
          </ShellLink>
        )}
        <dl aria-live="polite" className="flex flex-col gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt className="font-semibold">{say.total}</dt>
            <dd className="money font-bold text-brand-text text-xl">{useTotal(chosen)}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-3 text-muted text-sm">
            <dt>{say.shipping}</dt>
            <dd>{say.shippingNext}</dd>
          </div>
        </dl>
        <Field
          name="promo_code"
          label={say.promo}
          optionalMark={say.optional}
          error={fieldError(failure, 'promo_code')}
        >
          <TextInput maxLength={40} autoComplete="off" defaultValue={failure?.values.promo_code} />
        </Field>
        <p className="text-muted text-sm">{say.held}</p>
        <div className="flex *:w-full max-md:hidden">
          <Submit cart={cart} chosen={chosen} failure={failure} />
        </div>
      </Form>
    </Card>
  )
}

/** The sum and the same button, within reach of a thumb. */
export function CheckoutBar({ cart, chosen, failure }: SummaryProps) {
  return (
    <div className="offer-bar md:hidden">
      <p className="min-w-0 grow basis-40">
        <span className="block text-muted text-sm">{cart.say.total}</span>
        <span className="money block font-bold text-brand-text text-lg leading-tight">{useTotal(chosen)}</span>
      </p>
      <Submit cart={cart} chosen={chosen} failure={failure} />
    </div>
  )
}

function useTotal(chosen: SummaryProps['chosen']): string {
  const language = useLanguage()
  return formatRupiah(rupiah(chosen.reduce((total, { amount }) => total + amount, 0)), language)
}

function Submit({ cart: { say }, chosen, failure }: SummaryProps) {
  const { isBusy } = useSubmission('checkout', failure)
  return (
    <Button
      type="submit"
      form={checkoutFormId}
      busy={isBusy}
      busyLabel={say.working}
      reason={chosen.length === 0 ? say.nothingChosen : undefined}
    >
      {say.checkout}
    </Button>
  )
}
