import { Form, useLocation, useNavigation } from 'react-router'
import { type Failure, failureOf } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Estimate } from '../estimate.server.ts'
import type { Offer } from '../view.server.ts'
import type { Labels } from '../words.ts'

type ShippingEstimateProps = { offer: Offer; estimate: Estimate | undefined; failure: Failure | undefined; say: Labels }

/** What couriers ask to bring it, worked out when somebody wants to know: couriers count every question. */
export function ShippingEstimate({ offer: { cart }, estimate, failure, say }: ShippingEstimateProps) {
  const { search } = useLocation()
  const isBusy = useNavigation().formData?.get('intent') === 'estimate'
  return (
    <section aria-label={say.estimate} className="flex flex-col gap-3">
      <Form method="post" action={search} preventScrollReset className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="estimate" />
        <input type="hidden" name="variant_id" value={cart.variant_id} />
        <input type="hidden" name="quantity" value={cart.quantity} />
        <FormFailure failure={failureOf(failure, 'estimate')} labels={{}} />
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel={say.estimating}>
          {say.estimate}
        </Button>
      </Form>
      <div role="status">
        {estimate && (
          <>
            <p className="font-semibold">{estimate.to}</p>
            <ul className="mt-2 flex flex-col gap-2">
              {estimate.methods.map(({ name, days, cost }) => (
                <li key={name} className="flex justify-between gap-4">
                  <span className="min-w-0">
                    {name}
                    {days && <small className="block text-muted">{days}</small>}
                  </span>
                  <span className="money shrink-0 font-semibold">{cost}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
