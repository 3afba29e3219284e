import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useMenu } from './use-menu.ts'

export type MenuProps = {
  /** What stands on the button that opens it. */
  trigger: ReactNode
  /** The button's name when `trigger` is only a picture. */
  label?: string
  triggerClass?: string
  align?: 'start' | 'end'
  /** Links and buttons, each with `menuItemClass`. */
  children: ReactNode
  className?: string
}

export const menuItemClass = ({ tone = 'plain' }: { tone?: 'plain' | 'danger' } = {}): string =>
  cx('menu-item', tone === 'danger' && 'menu-item-danger')

/** A disclosure that drops a list of links and buttons. */
export function Menu({ trigger, label, triggerClass, align = 'start', children, className }: MenuProps) {
  const ref = useMenu()
  return (
    <details ref={ref} className={cx('group/menu relative inline-block', className)}>
      <summary
        aria-label={label}
        className={cx('cursor-pointer list-none [&::-webkit-details-marker]:hidden', triggerClass)}
      >
        {trigger}
      </summary>
      <div className={cx('menu-panel tone-plain', align === 'end' ? 'end-0' : 'start-0')}>{children}</div>
    </details>
  )
}

export function MenuDivider() {
  return <hr className="mx-2 my-1 border-line" />
}
