import type { ReactNode } from 'react'
import type { AnchorType } from './anchor.ts'
import { cx } from './class-names.ts'
import { evenTabsClass, tabClass, tabLinksClass } from './tab-class.ts'

// Alone in its row, at twice the text size, a long word breaks instead of widening the page.
const linkClass = cx(tabClass, 'min-w-0 [overflow-wrap:anywhere]')
const evenClass = cx(tabClass, 'max-sm:justify-center max-sm:px-1 max-sm:text-center max-sm:leading-tight')

export type TabLink = { href: string; label: ReactNode; isCurrent?: boolean }

type TabLinksProps = {
  label: string
  tabs: readonly TabLink[]
  link?: AnchorType
  /** Few and short: on a phone they share one row. */
  isEven?: boolean
  className?: string
}

/** Tabs whose state is the address: plain links, one of which is this page. */
export function TabLinks(props: TabLinksProps) {
  const { label, tabs, link: Link = 'a', isEven = false, className } = props
  return (
    <nav aria-label={label} className={className}>
      <ul className={isEven ? evenTabsClass : tabLinksClass}>
        {tabs.map((tab) => (
          <li key={tab.href} className="flex max-w-full">
            <Link
              href={tab.href}
              className={isEven ? evenClass : linkClass}
              aria-current={tab.isCurrent ? 'page' : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
