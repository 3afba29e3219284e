import { OrderPart } from '../../../components/orders/order-part.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Loaded } from '../load.server.ts'

/** What the bank wants to see, and how far each is. A link opens the scan for its owner alone, for five minutes. */
export function Documents({ documents }: { documents: Loaded['documents'] }) {
  return (
    <OrderPart id="documents" title={documents.title}>
      <ul className="flex flex-col divide-y divide-line">
        {documents.rows.map(({ key, name, status, reason, url }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="flex min-w-0 flex-col">
              <span className="font-semibold">{name}</span>
              {reason && <span className="text-danger-text text-sm [overflow-wrap:anywhere]">{reason}</span>}
            </div>
            <div className="flex items-center gap-3">
              <Badge tone={status.tone}>{status.label}</Badge>
              {url && (
                <a href={url} aria-label={`${documents.open}: ${name}`} className={`${linkClass()} py-2.5`}>
                  {documents.open}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </OrderPart>
  )
}
