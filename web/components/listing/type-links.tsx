import { ShellLink } from '../shell/shell-link.tsx'

export type TypeLink = { label: string; href: string; isCurrent: boolean }

/** The parts of a category in a row that scrolls sideways on a phone. */
export function TypeLinks({ label, links }: { label: string; links: readonly TypeLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {links.map((link) => (
          <li key={link.href} className="shrink-0">
            <ShellLink
              path={link.href}
              preventScrollReset
              aria-current={link.isCurrent ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-control bg-paper px-4 font-semibold text-ink text-sm no-underline hover:border-brand aria-[current=page]:border-transparent aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
            >
              {link.label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
