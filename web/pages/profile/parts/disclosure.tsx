import type { ReactNode } from 'react'
import { ChevronDown } from '#web/ui/icons/icons.ts'

type DisclosureProps = { title: string; isOpen?: boolean; children: ReactNode }

/** A form that stays folded until it is wanted; native, so it opens without scripts too. */
export function Disclosure({ title, isOpen, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="group/more">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm font-semibold text-brand-text [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-200 ease-calm group-open/more:rotate-180"
        />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  )
}
