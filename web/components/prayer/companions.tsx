import { BookOpenText, CalendarDays, Clock, Compass } from '#web/ui/icons/icons.ts'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { ShellLink } from '../shell/shell-link.tsx'

const icons = { times: Clock, qibla: Compass, calendar: CalendarDays, doa: BookOpenText } as const
export type Companion = { name: keyof typeof icons; label: string; path: string }

/** Ways from one page of worship to the others. */
export function Companions({ title, links }: { title: string; links: readonly Companion[] }) {
  return (
    <nav aria-label={title} className="flex flex-col gap-3 print:hidden">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {links.map(({ name, label, path }) => {
          const Icon = icons[name]
          return (
            <Card key={path} as="li" look="flat" interactive className="flex items-center gap-4">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand-text">
                <Icon aria-hidden="true" />
              </span>
              <ShellLink path={path} className={`${coverLinkClass} min-w-0 font-semibold`}>
                {label}
              </ShellLink>
            </Card>
          )
        })}
      </ul>
    </nav>
  )
}
