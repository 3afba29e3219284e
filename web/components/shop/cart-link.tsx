import { ShoppingCart } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ShellLink } from '../shell/shell-link.tsx'

/** The way from the shop to what one means to buy. */
export function CartLink({ label, className = '' }: { label: string; className?: string }) {
  return (
    <ShellLink path="/oleh-oleh/cart" className={`${buttonClass({ variant: 'secondary' })} ${className}`}>
      <ShoppingCart aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </ShellLink>
  )
}
