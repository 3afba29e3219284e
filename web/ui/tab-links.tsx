import type { ReactNode } from 'react'
import type { AnchorType } from './anchor.ts'
import { tabClass, tabListClass } from './tab-class.ts'

export type TabLink = { href: string; label: ReactNode; isCurrent?: boolean }

/** Tabs whose state is the address: plain links, one of which is this page. */
export function TabLinks(props: { label: string; tabs: readonly TabLink[]; link?: AnchorType; className?: string }) {
  const { label, tabs, link: Link = 'a', className } = props
  return (
    <nav aria-label={label} className={className}>
      <ul className={tabListClass}>
        {tabs.map((tab) => (
          <li key={tab.href} className="flex shrink-0">
            <Link href={tab.href} className={tabClass} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
