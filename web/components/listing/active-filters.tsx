import { X } from '#web/ui/icons/icons.ts'
import { linkClass } from '../../ui/link-class.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import type { Listing } from './listing.server.ts'

/** What is chosen, each with a way to take it back. */
export function ActiveFilters({ listing: { chips, cleared, say } }: { listing: Listing }) {
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={say.active}
      className="-mx-edge flex items-center gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:p-0"
    >
      {chips.map((chip) => (
        <li key={chip.name} className="min-w-0 shrink-0 max-md:max-w-[80vw]">
          <ShellLink
            path={chip.href}
            preventScrollReset
            aria-label={chip.remove}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-brand-soft px-4 font-semibold text-brand-text text-sm no-underline hover:ring-1 hover:ring-brand"
          >
            <span className="truncate">{chip.label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </ShellLink>
        </li>
      ))}
      <li className="shrink-0">
        <ShellLink
          path={cleared}
          preventScrollReset
          className={`${linkClass()} inline-flex min-h-11 items-center px-2 text-sm`}
        >
          {say.clear}
        </ShellLink>
      </li>
    </ul>
  )
}
