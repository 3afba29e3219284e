import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Card } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Shown } from '../view.server.ts'
import type { Labels } from '../words.ts'

/** What is being ordered: the package, its date in both calendars, and the rooms. */
export function PackageCard({ shown, say }: { shown: Shown['package']; say: Labels }) {
  const facts = [
    { name: say.departs, lines: [shown.departs.day, shown.departs.hijri] },
    { name: say.returns, lines: [shown.returns] },
    { name: say.rooms, lines: shown.rooms },
    { name: say.code, lines: [shown.booking_code] },
  ]
  return (
    <Card as="section" look="flat" aria-labelledby="package-title" className="flex flex-col gap-4 sm:flex-row">
      {shown.picture_id && (
        <div className="w-full max-w-64 shrink-0 max-sm:hidden sm:w-40">
          <SitePicture
            id={shown.picture_id}
            colour={shown.picture_colour}
            shape="card"
            sizes="10rem"
            widest={480}
            alt=""
            className="rounded-md"
          />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h2 id="package-title" className="sr-only">
            {say.package}
          </h2>
          <p className="font-bold text-lg leading-snug [overflow-wrap:anywhere]">
            <ShellLink path={shown.path} className={linkClass({ tone: 'plain' })}>
              {shown.name}
            </ShellLink>
          </p>
          <p className="text-muted text-sm">{shown.by}</p>
        </div>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-4 gap-y-2 text-sm">
          {facts.map(({ name, lines }) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              {lines.map((line) => (
                <dd key={line} className="font-semibold">
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
