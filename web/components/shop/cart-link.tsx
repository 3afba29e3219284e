import { ShoppingCart } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ShellLink } from '../shell/shell-link.tsx'

/** The way from the shop to what one means to buy: on a phone its sign alone. */
export function CartLink({ label }: { label: string }) {
  return (
    <ShellLink
      path="/oleh-oleh/cart"
      className={`${buttonClass({ variant: 'secondary' })} max-md:size-11 max-md:shrink-0 max-md:p-0`}
    >
      <ShoppingCart aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-md:sr-only">{label}</span>
    </ShellLink>
  )
}
