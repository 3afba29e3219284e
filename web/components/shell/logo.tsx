import { markOf } from '#core/brand-mark.ts'
import { cx } from '../../ui/class-names.ts'
import { useShell } from '../../use-shell.ts'
import type { ShellRules } from './rules.ts'
import { ShellLink } from './shell-link.tsx'
import { useShellRules } from './use-rules.ts'
import { words } from './words.ts'

function Mark({ logo, isWhite }: { logo: string; isWhite: boolean }) {
  if (logo.startsWith('/'))
    return (
      <img src={logo} alt="" className="h-9 w-auto max-w-36 object-contain dark:rounded-sm dark:bg-plate dark:p-1" />
    )
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-[2.25em] shrink-0 fill-current">
      <path fillRule="evenodd" d={markOf(logo)} />
      <circle cx="20" cy="20.5" r="2.6" className={isWhite ? 'fill-current' : 'fill-accent'} />
    </svg>
  )
}

export function Logo({ tone = 'brand', className }: { tone?: ShellRules['logoTone']; className?: string }) {
  const { tenant, language } = useShell()
  const { logoIsLink } = useShellRules()
  const isWhite = tone === 'white'
  const look = cx(
    'touch inline-flex items-center gap-2.5 rounded-sm font-extrabold text-base leading-none tracking-tight no-underline',
    isWhite ? 'text-ink' : 'text-brand-text',
    className,
  )
  const content = (
    <>
      <Mark logo={tenant.logo} isWhite={isWhite} />
      <span className="text-[1.25em] leading-tight [overflow-wrap:normal]">{tenant.name}</span>
    </>
  )
  if (!logoIsLink) return <span className={look}>{content}</span>
  return (
    <ShellLink path="/" className={look} aria-label={words(language).toHome(tenant.name)}>
      {content}
    </ShellLink>
  )
}
