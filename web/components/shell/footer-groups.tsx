import type { ReactNode } from 'react'
import { Landmark, LockKeyhole, ShieldCheck, Stamp } from '#web/ui/icons/icons.ts'
import { useShell } from '../../use-shell.ts'
import { Instagram, Linkedin, Tiktok } from './glyphs.tsx'
import { footerMenu, type MenuEntry, outsideAddress } from './menus.ts'
import type { ShellRules } from './rules.ts'
import { ShellLink } from './shell-link.tsx'
import { words } from './words.ts'

const lineClass = 'footer-link'

export function FooterGroups({ rules }: { rules: ShellRules }) {
  const { tenant, place_words } = useShell()
  const names = place_words
  return (
    <div className="flex flex-col gap-8">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-6">
        {footerMenu(tenant.feature_flag, { products: rules.footerProducts }).map((group) => (
          <Column key={group.word} title={names[group.word]}>
            {group.entries.map((entry) => (
              <li key={entry.path}>
                <EntryLink entry={entry} />
              </li>
            ))}
          </Column>
        ))}
        <Social />
      </div>
      <Assurances />
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 font-bold text-base">{title}</h2>
      <ul aria-label={title}>{children}</ul>
    </section>
  )
}

function EntryLink({ entry }: { entry: MenuEntry }) {
  const { language, tenant, place_words } = useShell()
  const name = place_words[entry.word]
  const outside = outsideAddress(entry, tenant.feature_flag)
  if (outside) {
    return (
      <a href={outside} target="_blank" rel="noopener" className={lineClass}>
        {name}
        <span className="sr-only">{words(language).opensNewTab}</span>
      </a>
    )
  }
  return (
    <ShellLink path={entry.path} className={lineClass}>
      {name}
    </ShellLink>
  )
}

// Names of services are the same in every language.
const services = [
  { field: 'instagram_url', name: 'Instagram', Glyph: Instagram },
  { field: 'tiktok_url', name: 'TikTok', Glyph: Tiktok },
  { field: 'linkedin_url', name: 'LinkedIn', Glyph: Linkedin },
] as const

function Social() {
  const { language, tenant, footer_words } = useShell()
  const shown = services.flatMap((service) => {
    const href = tenant.social_media[service.field]
    return href ? [{ ...service, href }] : []
  })
  if (shown.length === 0) return null
  return (
    <Column title={footer_words.social}>
      {shown.map(({ name, href, Glyph }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener" className={lineClass}>
            <Glyph />
            {name}
            <span className="sr-only">{words(language).opensNewTab}</span>
          </a>
        </li>
      ))}
    </Column>
  )
}

/** Plain words on quiet badges: we show no sign that is not ours to show. Desktop only, as the seeds say. */
function Assurances() {
  const { tenant, footer_words } = useShell()
  const say = footer_words
  const { is_hajj, is_financing } = tenant.feature_flag
  const shown = [
    { text: say.licensedUmrah, Icon: ShieldCheck },
    ...(is_hajj ? [{ text: say.licensedHajj, Icon: Stamp }] : []),
    ...(is_financing ? [{ text: say.shariaBank, Icon: Landmark }] : []),
    { text: say.dataLaw, Icon: LockKeyhole },
  ]
  return (
    <section aria-label={say.assurance} className="max-md:hidden">
      <ul className="flex flex-wrap gap-3">
        {shown.map(({ text, Icon }) => (
          <li key={text} className="footer-assurance">
            <Icon aria-hidden="true" className="size-4.5" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
