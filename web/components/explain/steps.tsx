import { linkClass } from '../../ui/link-class.ts'
import { ShellLink } from '../shell/shell-link.tsx'

export type Step = {
  title: string
  text: string
  /** Leads to where the step is done. */
  way?: { path: string; label: string } | undefined
  /** Whom to call for it: a `tel:` address. */
  call?: { href: string; label: string } | undefined
}

const wayClass = `${linkClass()} inline-flex min-h-11 items-center self-start`

const layouts = { wide: 'grid gap-5 md:grid-cols-2 lg:grid-cols-3', column: 'grid gap-4' } as const

type StepsProps = {
  steps: readonly Step[] /** A column where there is room for one alone. */
  layout?: keyof typeof layouts
}

/** What happens, one after the other. */
export function Steps({ steps, layout = 'wide' }: StepsProps) {
  return (
    <ol className={layouts[layout]}>
      {steps.map(({ title, text, way, call }, place) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand font-bold text-on-brand tabular-nums"
          >
            {place + 1}
          </span>
          <div className="flex min-w-0 flex-col gap-1">
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="text-muted">{text}</p>
            {way && (
              <ShellLink path={way.path} className={wayClass}>
                {way.label}
              </ShellLink>
            )}
            {call && (
              <a href={call.href} className={wayClass}>
                {call.label}
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
