import { Mail, Phone } from '#web/ui/icons/icons.ts'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Order } from '../order.server.ts'

const lineClass = `${linkClass()} inline-flex min-h-11 items-center gap-2 [overflow-wrap:anywhere]`

/** Who organises the journey, and how to reach them. */
export function Contact({ contact }: { contact: Order['contact'] }) {
  const { phone, email } = contact
  return (
    <OrderPart title={contact.title}>
      <div className="flex flex-col">
        <ShellLink path={contact.path} className={lineClass}>
          {contact.name}
        </ShellLink>
        <p className="text-muted text-sm">{contact.licence}</p>
        <a href={phone.href} aria-label={`${phone.label}: ${phone.text}`} className={lineClass}>
          <Phone aria-hidden="true" className="size-4 shrink-0" />
          {phone.text}
        </a>
        <a href={email.href} aria-label={`${email.label}: ${email.text}`} className={lineClass}>
          <Mail aria-hidden="true" className="size-4 shrink-0" />
          {email.text}
        </a>
        {contact.consultant && <p className="mt-2 border-line border-t pt-3">{contact.consultant}</p>}
      </div>
    </OrderPart>
  )
}
