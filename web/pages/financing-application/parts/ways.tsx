import { OrderPart } from '../../../components/orders/order-part.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Loaded } from '../load.server.ts'

/** How to go on after a bank has said no. */
export function Ways({ ways }: { ways: NonNullable<Loaded['ways']> }) {
  return (
    <OrderPart title={ways.title}>
      <ul className="flex flex-col">
        {ways.links.map(({ label, path }) => (
          <li key={path}>
            <ShellLink path={path} className={`${linkClass()} inline-flex min-h-11 items-center`}>
              {label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </OrderPart>
  )
}
