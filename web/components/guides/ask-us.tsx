import type { ReactNode } from 'react'
import { Mail, Phone } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useShell } from '../../use-shell.ts'
import { Whatsapp } from '../shell/glyphs.tsx'
import { readablePhone } from '../shell/phone.ts'
import { whatsappAddress } from '../shell/whatsapp-button.tsx'

/** Three ways to reach the people behind the page. */
export function AskUs({ title, text }: { title: string; text: string }) {
  const { tenant } = useShell()
  const ways: { href: string; icon: ReactNode; name: string }[] = [
    { href: whatsappAddress(tenant.whatsapp_number), icon: <Whatsapp />, name: 'WhatsApp' },
    { href: `mailto:${tenant.email}`, icon: <Mail aria-hidden="true" />, name: tenant.email },
    {
      href: `tel:${tenant.phone_number}`,
      icon: <Phone aria-hidden="true" />,
      name: readablePhone(tenant.phone_number),
    },
  ]
  return (
    <section
      aria-labelledby="ask-us"
      className="unprinted flex flex-col gap-4 rounded-lg bg-brand-soft p-[min(1.5rem,5vw)]"
    >
      <div className="flex flex-col gap-1">
        <h2 id="ask-us" className="text-xl">
          {title}
        </h2>
        <p className="text-base text-muted">{text}</p>
      </div>
      <ul className="flex flex-wrap gap-3">
        {ways.map(({ href, icon, name }) => (
          <li key={href} className="min-w-0 max-w-full">
            <a
              href={href}
              rel="noopener"
              className={`${buttonClass({ variant: 'secondary', size: 'sm' })} max-w-full break-all [&_svg]:size-5 [&_svg]:shrink-0`}
            >
              {icon}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
