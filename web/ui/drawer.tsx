import type { ReactNode } from 'react'
import { Menu as MenuIcon, X } from '#web/ui/icons/icons.ts'
import { iconButtonClass } from './icon-button.tsx'
import { useMenu } from './use-menu.ts'

export type DrawerProps = { label: string; closeLabel: string; title: ReactNode; children: ReactNode }

/**
 * Slides in from the end side. A details element, so that it works before scripts do: its button stays on top as the way
 * out, and the dimmed page beside it belongs to that button.
 */
export function Drawer({ label, closeLabel, title, children }: DrawerProps) {
  const ref = useMenu({ panel: 'fixed' })
  return (
    <details ref={ref} data-drawer="" className="group/drawer">
      <summary className="block cursor-pointer list-none rounded-full group-open/drawer:before:fixed group-open/drawer:before:inset-0 group-open/drawer:before:cursor-default group-open/drawer:before:bg-shade/60 [&::-webkit-details-marker]:hidden">
        <span className="block group-open/drawer:hidden">
          <span className={iconButtonClass()}>
            <MenuIcon aria-hidden="true" className="size-6" />
            <span className="sr-only">{label}</span>
          </span>
        </span>
        <span className="tone-plain fixed end-2 top-1.5 z-20 hidden group-open/drawer:block">
          <span className={iconButtonClass()}>
            <X aria-hidden="true" className="size-6" />
            <span className="sr-only">{closeLabel}</span>
          </span>
        </span>
      </summary>
      <div className="tone-plain fixed inset-y-0 end-0 z-10 flex w-[min(22rem,88vw)] flex-col overflow-y-auto overscroll-contain bg-paper text-ink shadow-floating transition-transform duration-250 ease-calm starting:translate-x-full rtl:starting:-translate-x-full">
        <p className="sticky top-0 z-1 flex min-h-14 shrink-0 items-center border-line border-b bg-paper py-2 ps-6 pe-16 font-bold text-lg">
          {title}
        </p>
        <div className="p-3 pb-[max(1.5rem,env(safe-area-inset-bottom))]">{children}</div>
      </div>
    </details>
  )
}
