import { Form, useNavigation } from 'react-router'
import { AmountText } from '../../../../components/amount-text.tsx'
import type { Failure } from '../../../../components/form/failure.ts'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../../components/site-picture.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Cart, CartLine as Line } from '../load.server.ts'
import { QuantityForm } from './quantity-form.tsx'
import { checkoutFormId } from './summary.tsx'

type CartLineProps = {
  line: Line
  isChosen: boolean
  choose: (isChosen: boolean) => void
  failure: Failure | undefined
  say: Cart['say']
}

/** One thing in the cart: whether it is ordered, how many, and what stands in its way. */
export function CartLine({ line, isChosen, choose, failure, say }: CartLineProps) {
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-2 last:pb-0">
      <div className="flex gap-3">
        {line.picture && (
          <SitePicture
            {...line.picture}
            shape="square"
            alt=""
            sizes="5rem"
            widest={320}
            className="size-20 shrink-0 rounded-md"
          />
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <h3 className="text-base leading-snug">
            <ShellLink path={line.href} className={linkClass({ tone: 'muted' })}>
              {line.name}
            </ShellLink>
          </h3>
          {line.variant && <p className="text-muted text-sm">{line.variant}</p>}
          <p className="text-muted text-sm">
            <AmountText text={line.price} />
          </p>
        </div>
      </div>
      {line.changed && (
        <Alert tone="warning">
          <AmountText text={line.changed} />
        </Alert>
      )}
      {line.problem ? (
        <Alert tone="warning" title={line.problem} action={line.take && <Take line={line} say={say} />} />
      ) : (
        <>
          <input type="hidden" form={checkoutFormId} name={`amount.${line.id}`} value={line.amount} />
          <Checkbox
            form={checkoutFormId}
            name={`choose.${line.id}`}
            checked={isChosen}
            onChange={({ currentTarget }) => choose(currentTarget.checked)}
            label={
              <>
                {say.choose}
                <VisuallyHidden> {line.name}</VisuallyHidden>
                {' · '}
                <b className="money">{line.subtotal}</b>
              </>
            }
          />
        </>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        {line.canChange && !line.take && <QuantityForm line={line} failure={failure} say={say} />}
        <Remove line={line} say={say} />
      </div>
    </li>
  )
}

type LineProps = Pick<CartLineProps, 'line' | 'say'>

function Take({ line: { id, name, take }, say }: LineProps) {
  const isBusy = useIsBusy('change', id)
  if (!take) return null
  return (
    <Form method="post" replace preventScrollReset>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="cart_item_id" value={id} />
      <input type="hidden" name={`quantity.${id}`} value={take.quantity} />
      <Button type="submit" size="sm" variant="secondary" busy={isBusy} busyLabel={say.changing}>
        {take.label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  )
}

function Remove({ line: { id, name }, say }: LineProps) {
  const isBusy = useIsBusy('remove', id)
  return (
    <Form method="post" replace preventScrollReset className="ms-auto">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="cart_item_id" value={id} />
      <Button type="submit" size="sm" variant="quiet" busy={isBusy} busyLabel={say.changing}>
        {say.remove}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  )
}

function useIsBusy(intent: string, id: string): boolean {
  const { formData } = useNavigation()
  return formData?.get('intent') === intent && formData.get('cart_item_id') === id
}
