import { cx } from '../../ui/class-names.ts'
import { useShell } from '../../use-shell.ts'
import { ShellLink } from './shell-link.tsx'
import { useShellRules } from './use-rules.ts'
import { words } from './words.ts'

// An eight-pointed star around a mihrab, and a compass star: drawn here, so that a brand needs no file.
const marks: Record<string, string> = {
  rihla:
    'M20 1 25.56 6.57 33.44 6.57 33.44 14.44 39 20 33.44 25.56 33.44 33.44 25.56 33.44 20 39 14.44 33.44 6.57 33.44 6.57 25.56 1 20 6.57 14.44 6.57 6.57 14.44 6.57ZM13.5 29H26.5V20C26.5 15.6 22.6 13.9 20 10 17.4 13.9 13.5 15.6 13.5 20Z',
  demo: 'M20 1A19 19 0 1 1 20 39A19 19 0 1 1 20 1ZM20 6 17.2 17.2 6 20 17.2 22.8 20 34 22.8 22.8 34 20 22.8 17.2Z',
}

function Mark({ logo, isWhite }: { logo: string; isWhite: boolean }) {
  if (logo.startsWith('/')) return <img src={logo} alt="" className="h-9 w-auto" />
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-[2.25em] shrink-0 fill-current">
      <path fillRule="evenodd" d={marks[logo] ?? marks.rihla} />
      <circle cx="20" cy="20.5" r="2.6" className={isWhite ? 'fill-current' : 'fill-accent'} />
    </svg>
  )
}

export function Logo({ className }: { className?: string }) {
  const { tenant, language } = useShell()
  const { logoIsLink, logoTone } = useShellRules()
  const isWhite = logoTone === 'white'
  const look = cx(
    'touch inline-flex min-w-0 items-center gap-2.5 rounded-sm font-extrabold text-base leading-none tracking-tight no-underline',
    isWhite ? 'text-ink' : 'text-brand-text',
    className,
  )
  const content = (
    <>
      <Mark logo={tenant.logo} isWhite={isWhite} />
      <span className="min-w-0 text-[1.25em] leading-tight">{tenant.name}</span>
    </>
  )
  if (!logoIsLink) return <span className={look}>{content}</span>
  return (
    <ShellLink path="/" className={look} aria-label={words(language).toHome(tenant.name)}>
      {content}
    </ShellLink>
  )
}
