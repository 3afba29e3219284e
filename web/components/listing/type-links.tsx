import { useId } from 'react'
import { cx } from '../../ui/class-names.ts'
import { ShellLink } from '../shell/shell-link.tsx'

export type TypeLink = { label: string; href: string; isCurrent: boolean }
export type TypeLinksProps = {
  label: string
  links: readonly TypeLink[]
  /** Where the links alone would not say what they are for. */
  isLabelShown?: boolean
}

/** The parts of a category in a row that scrolls sideways on a phone. */
export function TypeLinks({ label, links, isLabelShown = false }: TypeLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p id={id} className={cx(isLabelShown ? 'font-semibold' : 'sr-only')}>
        {label}
      </p>
      <ul className="*:shrink-0 -mx-4 flex min-w-0 gap-2 scroll-px-4 overflow-x-auto ps-4 pe-10 py-1.5 [scrollbar-width:none] max-md:mask-r-from-[calc(100%-2.5rem)] md:mx-0 md:flex-wrap md:px-0">
        {links.map((link) => (
          <li key={link.href}>
            <ShellLink
              path={link.href}
              preventScrollReset
              aria-current={link.isCurrent ? 'page' : undefined}
              className="chip"
            >
              {link.label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
