import type { ReactNode } from 'react'
import { CalendarPlus, FileText, TicketCheck } from '#web/ui/icons/icons.ts'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { linkClass } from '../../../ui/link-class.ts'
import type { Order } from '../order.server.ts'

/** Documents for the journey. Plain links: the browser keeps the page and saves the file. */
export function Downloads({ downloads }: { downloads: Order['downloads'] }) {
  const { title, voucher, itinerary, calendar, verify, note } = downloads
  if (!voucher && !calendar) return null
  return (
    <OrderPart id="downloads" title={title}>
      {note && <p className="text-muted text-sm">{note}</p>}
      {voucher && (
        <Download {...voucher} variant="primary">
          <TicketCheck aria-hidden="true" className="size-5" />
        </Download>
      )}
      {itinerary && (
        <Download {...itinerary} variant="secondary">
          <FileText aria-hidden="true" className="size-5" />
        </Download>
      )}
      {calendar && (
        <Download {...calendar} variant="secondary">
          <CalendarPlus aria-hidden="true" className="size-5" />
        </Download>
      )}
      {verify && (
        <a href={verify.href} className={`${linkClass()} inline-flex min-h-11 items-center self-center text-sm`}>
          {verify.label}
        </a>
      )}
    </OrderPart>
  )
}

type DownloadProps = { path: string; label: string; variant: 'primary' | 'secondary'; children: ReactNode }

function Download({ path, label, variant, children }: DownloadProps) {
  return (
    <a href={useHref()(path)} download className={buttonClass({ variant, size: 'sm', wide: true })}>
      {children}
      {label}
    </a>
  )
}
