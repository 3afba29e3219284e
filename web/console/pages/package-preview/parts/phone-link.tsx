import type { MouseEvent } from 'react'
import { buttonClass } from '../../../../ui/button-class.ts'

const phoneWindow = 'popup,noopener,width=390,height=844'

/** Opens a window as wide as a phone; without scripts, or with a key that asks for it, a tab. */
export function PhoneLink({ href, label }: { href: string; label: string }) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    window.open(href, '_blank', phoneWindow)
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      onClick={open}
      className={`${buttonClass({ variant: 'secondary' })} max-md:hidden`}
    >
      {label}
    </a>
  )
}
