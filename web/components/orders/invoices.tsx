import { FileDown } from '#web/ui/icons/icons.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { useHref } from '../shell/use-href.ts'
import type { ShownInvoices } from './invoices.server.ts'
import { OrderPart } from './order-part.tsx'

export function Invoices({ invoices }: { invoices: ShownInvoices }) {
  const href = useHref()
  return (
    <OrderPart id="invoices" title={invoices.title}>
      {invoices.rows.length === 0 && <p className="text-muted">{invoices.none}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {invoices.rows.map((invoice) => (
          <li
            key={invoice.code}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="flex min-w-0 flex-col gap-0.5">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {invoice.stage}
                <Badge tone={invoice.tone}>{invoice.state}</Badge>
              </p>
              <p className="money font-bold text-lg">{invoice.amount}</p>
              <p className="text-muted text-sm">{invoice.when}</p>
              <p className="text-muted text-sm [overflow-wrap:anywhere]">{invoice.code}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {invoice.pay && (
                <ShellLink path={invoice.pay.path} className={buttonClass({ size: 'sm' })}>
                  {invoice.pay.label}
                </ShellLink>
              )}
              <a
                href={href(invoice.pdf)}
                download
                aria-label={invoice.pdfLabel}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                <FileDown aria-hidden="true" className="size-4" />
                {invoices.pdf}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </OrderPart>
  )
}
