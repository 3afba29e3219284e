import { Form, useLocation, useNavigation } from 'react-router'
import { QuantityField } from '../../../../components/checkout/quantity-field.tsx'
import { useVisitKey } from '../../../../components/checkout/use-visit-key.ts'
import { type Failure, fieldError } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Offer } from '../view.server.ts'
import type { Labels } from '../words.ts'

const formId = 'put-into-cart'

type CartFormProps = { offer: Offer; failure: Failure | undefined; say: Labels }

/** How many of the chosen variant go into the cart. On a phone its button stands at the foot of the screen. */
export function CartForm({ offer: { cart }, failure, say }: CartFormProps) {
  const { search } = useLocation()
  const key = useVisitKey(cart.key)
  return (
    <Form id={formId} method="post" action={search} noValidate className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="cart" />
      <input type="hidden" name="variant_id" value={cart.variant_id} />
      <input type="hidden" name="key" value={key} />
      <FormFailure failure={failure} labels={{ quantity: say.quantity }} />
      {!cart.closed && (
        <QuantityField
          name="quantity"
          label={say.quantity}
          error={fieldError(failure, 'quantity')}
          defaultValue={failure ? Number(failure.values.quantity) : cart.quantity}
          min={1}
          max={cart.most}
          limit={cart.limit}
          say={{ less: say.less, more: say.addOne }}
        />
      )}
      <div className="flex max-md:hidden">
        <Submit cart={cart} say={say} />
      </div>
    </Form>
  )
}

/** The price and the button of the same form, within reach of a thumb. */
export function CartBar({ offer: { price, cart }, say }: Omit<CartFormProps, 'failure'>) {
  return (
    <div className="offer-bar md:hidden">
      <p className="min-w-0 flex-1 basis-24">
        <span className="money block font-bold text-brand-text text-lg leading-tight">{price}</span>
        {cart.closed && <span className="block text-muted text-sm">{cart.closed}</span>}
      </p>
      <Submit cart={cart} say={say} />
    </div>
  )
}

function Submit({ cart, say }: { cart: Offer['cart']; say: Labels }) {
  const isBusy = useNavigation().formData?.get('intent') === 'cart'
  return (
    <Button type="submit" form={formId} busy={isBusy} busyLabel={say.adding} reason={cart.closed}>
      {say.addToCart}
    </Button>
  )
}
