import type { ReactNode } from 'react'
import type { AnchorType } from './anchor.ts'
import { cx } from './class-names.ts'
import { tabClass, tabLinksClass } from './tab-class.ts'

// Alone in its row, at twice the text size, a long word breaks instead of widening the page.
const linkClass = cx(tabClass, 'min-w-0 [overflow-wrap:anywhere]')

export type TabLink = { href: string; label: ReactNode; isCurrent?: boolean }

/** Tabs whose state is the address: plain links, one of which is this page. */
export function TabLinks(props: { label: string; tabs: readonly TabLink[]; link?: AnchorType; className?: string }) {
  const { label, tabs, link: Link = 'a', className } = props
  return (
    <nav aria-label={label} className={className}>
      <ul className={tabLinksClass}>
        {tabs.map((tab) => (
          <li key={tab.href} className="flex max-w-full">
            <Link href={tab.href} className={linkClass} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
