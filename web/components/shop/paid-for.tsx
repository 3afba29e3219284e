import { linkClass } from '../../ui/link-class.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { Destination } from './destination.tsx'
import type { ShownPaidFor } from './paid-for.server.ts'

/** What is paid for, folded away: who pays has chosen it a minute ago. */
export function PaidFor({ shown: { title, stores, destination, order } }: { shown: ShownPaidFor }) {
  return (
    <div className="card card-flat card-md flex flex-col gap-2">
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
        <div className="flex flex-col gap-4 pt-2">
          {stores.map(({ key, name, lines }) => (
            <div key={key} className="min-w-0">
              <p className="font-semibold">{name}</p>
              <ul className="flex flex-col gap-1 text-sm">
                {lines.map((line) => (
                  <li key={line.key}>{line.text}</li>
                ))}
              </ul>
            </div>
          ))}
          {destination && (
            <div className="min-w-0 text-sm">
              <p className="text-muted">{destination.title}</p>
              <Destination to={destination.lines} />
            </div>
          )}
        </div>
      </details>
      <ShellLink path={order.path} className={`${linkClass()} link-row self-start`}>
        {order.label}
      </ShellLink>
    </div>
  )
}
