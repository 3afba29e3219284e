import { linkClass } from '../../ui/link-class.ts'
import { AmountText } from '../amount-text.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import { SitePicture } from '../site-picture.tsx'
import type { ShownLine } from './order-lines.server.ts'

/** What was ordered of one store, each with its sum. */
export function OrderLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lines.map((line) => (
        <li key={line.key} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          {line.picture && (
            <SitePicture
              {...line.picture}
              shape="square"
              alt=""
              sizes="4rem"
              widest={320}
              className="size-16 shrink-0 rounded-md"
            />
          )}
          <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
            <p className="min-w-0 flex-1 basis-40">
              <ShellLink path={line.href} className={linkClass({ tone: 'muted' })}>
                {line.name}
              </ShellLink>
              {line.variant && <span className="block text-muted text-sm">{line.variant}</span>}
              <span className="block text-muted text-sm">
                <AmountText text={line.count} />
              </span>
            </p>
            <p className="money font-semibold">{line.subtotal}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
