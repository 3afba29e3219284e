import { type FormEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { QuantityField } from '../../../../components/checkout/quantity-field.tsx'
import type { Failure } from '../../../../components/form/failure.ts'
import { buttonClass } from '../../../../ui/button-class.ts'
import type { Cart, CartLine } from '../load.server.ts'

// Whoever presses three times means three.
const waitMs = 700

type QuantityFormProps = { line: CartLine; failure: Failure | undefined; say: Cart['say'] }

/** How many are wanted: sent by itself once nobody types any more, by a button where there are no scripts. */
export function QuantityForm({ line, failure, say }: QuantityFormProps) {
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const sendSoon = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => currentTarget.requestSubmit(), waitMs)
  }
  const name = `quantity.${line.id}`
  const error = failure && (failure.errors.quantity?.[0] ?? failure.message)
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      onInput={sendSoon}
      className="flex min-w-0 flex-1 basis-40 flex-wrap items-end gap-2"
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="cart_item_id" value={line.id} />
      <QuantityField
        name={name}
        label={say.quantity}
        of={line.name}
        error={error}
        defaultValue={failure ? Number(failure.values[name]) : line.quantity}
        min={1}
        max={line.most}
        limit={line.limit}
        say={{ less: say.less, more: say.addOne }}
      />
      <button
        type="submit"
        className={`${buttonClass({ variant: 'secondary', size: 'sm' })} hidden noscript:inline-flex`}
      >
        {say.change}
      </button>
    </Form>
  )
}
