import { ChevronLeft } from '#web/ui/icons/icons.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { usePageHandle } from './crumbs.tsx'
import type { ShellRules } from './rules.ts'
import { ShellLink } from './shell-link.tsx'
import { backTitleWords, words } from './words.ts'

/** On a phone: the way back to the list, and what this page is. The page keeps its own heading. */
export function BackTitle({ title }: { title: NonNullable<ShellRules['backTitle']> }) {
  const { language } = useShell()
  const say = words(language)
  const Action = usePageHandle()?.BackAction
  return (
    <nav
      aria-label={say.back}
      className="flex min-h-12 items-center gap-1 border-line border-b bg-paper px-2 look-new:mt-2 look-new:border-transparent look-new:bg-transparent md:hidden"
    >
      <ShellLink path={title.to} aria-label={say.back} title={say.back} className={iconButtonClass()}>
        <ChevronLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
      </ShellLink>
      <p className="me-auto min-w-0 truncate font-semibold text-lg">{backTitleWords(language)[title.name]}</p>
      {Action && <Action />}
    </nav>
  )
}
