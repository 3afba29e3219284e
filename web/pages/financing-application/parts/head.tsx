import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Loaded } from '../load.server.ts'

/** What is financed, and where it stands. */
export function Head({ head }: { head: Loaded['head'] }) {
  return (
    <Card className="flex flex-col gap-4" padding="lg">
      <header className="flex flex-col gap-2">
        <Badge tone={head.status.tone} className="self-start">
          {head.status.label}
        </Badge>
        <h1 className="text-balance text-2xl sm:text-3xl">{head.name}</h1>
        <ShellLink path={head.order.path} className={`${linkClass()} inline-flex min-h-11 items-center self-start`}>
          {head.order.label}
        </ShellLink>
      </header>
    </Card>
  )
}

/** Codes and days, the bank and its licence: to be looked up, not read first. */
export function Facts({ facts }: { facts: Loaded['head']['facts'] }) {
  return (
    <Card>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
        {facts.map(({ label, value, note }) => (
          <div key={label} className="flex flex-col">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">
              {value}
              {note && <span className="block font-normal text-muted text-sm">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
