import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Order } from '../order.server.ts'

/** What was ordered, for when, and where it stands. */
export function OrderHead({ head }: { head: Order['head'] }) {
  return (
    <Card className="flex flex-col gap-5 sm:flex-row" padding="lg">
      {head.picture_id && (
        <div className="aspect-4/3 shrink-0 self-start overflow-hidden rounded-md max-sm:hidden sm:w-48">
          <SitePicture
            id={head.picture_id}
            colour={head.picture_colour}
            shape="card"
            sizes="192px"
            widest={480}
            alt=""
            priority
          />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <header className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge tone={head.status.tone}>{head.status.label}</Badge>
            <p className="text-muted text-sm [overflow-wrap:anywhere]">{head.code}</p>
          </div>
          <h1 className="text-balance text-2xl sm:text-3xl">{head.name}</h1>
          <ShellLink path={head.link.path} className={`${linkClass()} inline-flex min-h-11 items-center self-start`}>
            {head.link.label}
          </ShellLink>
        </header>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
          {head.facts.map(({ label, value, note }) => (
            <div key={label} className="flex flex-col">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-semibold">
                {value}
                {note && <span className="block font-normal text-muted text-sm">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
