import type { ReactNode } from 'react'
import { ChevronDown } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; isOpen?: boolean }

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** Given a name, opening one closes the others. */
  name?: string
  className?: string
}

export function Accordion({ items, name, className }: AccordionProps) {
  return (
    <div className={cx('divide-y divide-line rounded-lg border border-line bg-paper', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.isOpen} className="group/item">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-[min(1.25rem,5.5vw)] py-3 font-semibold transition-colors duration-150 hover:text-brand-text group-open/item:text-brand-text [&::-webkit-details-marker]:hidden">
            <span className="min-w-0">{item.title}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform duration-200 ease-calm group-open/item:rotate-180"
            />
          </summary>
          <div className="max-w-prose px-[min(1.25rem,5.5vw)] pb-5 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
