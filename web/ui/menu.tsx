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
  cx(
    'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-start text-base no-underline transition-colors duration-150 aria-[current]:font-semibold aria-[current]:text-brand-text [&_svg]:size-5 [&_svg]:shrink-0',
    tone === 'danger' ? 'text-danger-text hover:bg-danger-soft' : 'text-ink hover:bg-brand-soft hover:text-brand-text',
  )

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
      <div
        className={cx(
          'tone-plain absolute top-full z-30 mt-2 flex w-max min-w-56 max-w-[min(20rem,90vw)] flex-col gap-0.5 rounded-md border border-line bg-paper p-1.5 text-ink shadow-floating transition duration-150 ease-calm starting:-translate-y-1 starting:opacity-0',
          align === 'end' ? 'end-0' : 'start-0',
        )}
      >
        {children}
      </div>
    </details>
  )
}

export function MenuDivider() {
  return <hr className="mx-2 my-1 border-line" />
}
