import { linkClass } from '../../ui/link-class.ts'
import { OrderPart } from '../orders/order-part.tsx'
import type { contactOf } from './bank.server.ts'

/** Whom one signs with, and how to reach them. */
export function BankContact({ contact }: { contact: ReturnType<typeof contactOf> }) {
  const { title, name, phone, address, text } = contact
  return (
    <OrderPart id="bank-contact" title={title}>
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{name}</p>
        <p>
          <a href={phone.href} className={`${linkClass()} inline-flex min-h-11 items-center tabular-nums`}>
            {phone.label}
          </a>
        </p>
        <p className="text-sm">{address}</p>
        {text && <p className="pt-1 text-muted text-sm">{text}</p>}
      </div>
    </OrderPart>
  )
}
