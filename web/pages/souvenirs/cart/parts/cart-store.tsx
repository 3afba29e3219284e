import { useId } from 'react'
import type { Failure } from '../../../../components/form/failure.ts'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import type { Cart, CartStore as Store } from '../load.server.ts'
import { CartLine } from './cart-line.tsx'

export type CartStoreProps = {
  store: Store
  /** What is not to be ordered this time. */
  left: ReadonlySet<string>
  choose: (id: string, isChosen: boolean) => void
  failure: Failure | undefined
  say: Cart['say']
}

/** What one store sends in one parcel. */
export function CartStore({ store, left, choose, failure, say }: CartStoreProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-2">
      <header>
        <h2 id={titleId} className="text-lg">
          <ShellLink path={store.href} className={linkClass()}>
            {store.name}
          </ShellLink>
        </h2>
        <p className="text-muted text-sm">{store.from}</p>
      </header>
      <ul className="flex flex-col divide-y divide-line">
        {store.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            isChosen={!left.has(line.id)}
            choose={(isChosen) => choose(line.id, isChosen)}
            failure={failure?.values.cart_item_id === line.id ? failure : undefined}
            say={say}
          />
        ))}
      </ul>
    </Card>
  )
}
