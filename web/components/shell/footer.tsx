import type { ReactNode } from 'react'
import { Mail, Phone } from '#web/ui/icons/icons.ts'
import { useShell } from '../../use-shell.ts'
import { FooterBottom } from './footer-bottom.tsx'
import { FooterGroups } from './footer-groups.tsx'
import { Girih } from './girih.tsx'
import { Whatsapp } from './glyphs.tsx'
import { Logo } from './logo.tsx'
import { readablePhone } from './phone.ts'
import type { ShellRules } from './rules.ts'
import { whatsappAddress } from './whatsapp-button.tsx'
import { words } from './words.ts'

export function Footer({ rules }: { rules: ShellRules }) {
  if (rules.footer === 'none') return null
  return (
    <footer className="site-footer laid-out-when-near relative isolate overflow-hidden bg-page text-ink">
      <Girih className="absolute inset-0 -z-10 text-ink opacity-5" />
      {rules.footer === 'full' && (
        <div className="layout flex flex-col gap-10 pt-12 pb-10">
          <FooterTop />
          <FooterGroups rules={rules} />
        </div>
      )}
      <FooterBottom />
    </footer>
  )
}

/** Who we are, and three ways to reach us. */
function FooterTop() {
  const { tenant, footer_words } = useShell()
  const say = footer_words
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-8">
      <div className="flex max-w-[24rem] flex-col gap-3">
        <Logo className="self-start" />
        <p className="text-muted text-pretty">{tenant.slogan}</p>
      </div>
      <section aria-label={say.contact} className="min-w-0 flex-1 basis-80 md:max-w-[46rem]">
        <ul className="grid gap-3 sm:grid-cols-3">
          <Contact icon={<Phone />} label={say.callCentre} href={`tel:${tenant.phone_number}`}>
            {readablePhone(tenant.phone_number)}
          </Contact>
          <Contact icon={<Mail />} label={say.email} href={`mailto:${tenant.email}`}>
            {tenant.email}
          </Contact>
          <Contact icon={<Whatsapp />} label={say.whatsapp} href={whatsappAddress(tenant.whatsapp_number)} isOutside>
            {readablePhone(tenant.whatsapp_number)}
          </Contact>
        </ul>
      </section>
    </div>
  )
}

type ContactProps = { icon: ReactNode; label: string; href: string; isOutside?: boolean; children: string }

function Contact({ icon, label, href, isOutside, children }: ContactProps) {
  const say = words(useShell().language)
  return (
    <li className="flex">
      <a
        href={href}
        target={isOutside ? '_blank' : undefined}
        rel={isOutside ? 'noopener' : undefined}
        className="footer-contact"
      >
        {icon}
        <span className="min-w-0">
          <span className="block text-muted text-sm">{label}</span>
          <span className="block font-semibold [overflow-wrap:anywhere]">{children}</span>
        </span>
        {isOutside && <span className="sr-only">{say.opensNewTab}</span>}
      </a>
    </li>
  )
}
