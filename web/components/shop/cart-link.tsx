import { formatBadge } from '#core/format.ts'
import { ShoppingCart } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useShell } from '../../use-shell.ts'
import { ShellLink } from '../shell/shell-link.tsx'

/** The way from the shop to what one means to buy, with how much that is: on a phone its sign alone. */
export function CartLink({ label }: { label: string }) {
  const count = formatBadge(useShell().cart_total)
  return (
    <ShellLink
      path="/oleh-oleh/cart"
      className={`${buttonClass({ variant: 'secondary' })} relative max-md:size-11 max-md:shrink-0 max-md:p-0`}
    >
      <ShoppingCart aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-md:sr-only">{label}</span>
      {count && (
        <span className="count-badge">
          <span className="sr-only">, </span>
          {count}
        </span>
      )}
    </ShellLink>
  )
}
