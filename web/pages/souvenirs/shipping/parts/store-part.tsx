import { useId } from 'react'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { OrderLines } from '../../../../components/shop/order-lines.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import type { ShippedStore, Shipping } from '../load.server.ts'

type StorePartProps = {
  store: ShippedStore
  shipping: Shipping
  chosen: string
  choose: (value: string) => void
  error: string | undefined
}

/** The parcel of one store, and who brings it. */
export function StorePart({ store, shipping, chosen, choose, error }: StorePartProps) {
  const titleId = useId()
  const { say } = shipping
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4">
      <header>
        <h2 id={titleId} className="text-lg">
          {store.name}
        </h2>
        <p className="text-muted text-sm">{store.parcel}</p>
      </header>
      <OrderLines lines={store.lines} />
      {store.problem && (
        <Alert
          tone="warning"
          title={store.problem}
          action={
            <ShellLink
              path={`${shipping.path}?address=${shipping.address_id}`}
              replace
              preventScrollReset
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {say.retry}
            </ShellLink>
          }
        />
      )}
      {store.methods.length > 0 && (
        <RadioGroup
          name={`shipping.${store.id}`}
          label={store.question}
          options={store.methods}
          value={chosen}
          onChoose={choose}
          error={error}
          required
        />
      )}
      {!shipping.canChange && store.settled && (
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>{store.settled.name}</span>
          <span className="money">{store.settled.cost}</span>
        </p>
      )}
    </Card>
  )
}
