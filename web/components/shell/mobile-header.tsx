import { Search } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { BellLink, ChatLink } from './header-actions.tsx'
import { OtherLanguage } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import type { ShellRules } from './rules.ts'
import { ShellLink } from './shell-link.tsx'
import { words } from './words.ts'

export function MobileHeader({ className, rules }: { className: string; rules: ShellRules }) {
  const { language, member } = useShell()
  const say = words(language)
  return (
    <div className={cx('site-bar z-40 md:hidden', className)}>
      {/* The name gives way, in two lines at most; only with large text do the icons go below it, all of them. */}
      <div className="flex flex-wrap items-center justify-end gap-x-1 py-1.5 ps-4 pe-2">
        <Logo tone={rules.logoTone} className="site-bar-logo" />
        <div className="flex shrink-0 items-center min-[22rem]:gap-1">
          <ShellLink path="/search-page" aria-label={say.search} title={say.search} className={iconButtonClass()}>
            <Search aria-hidden="true" className="size-5" />
          </ShellLink>
          {member && <ChatLink />}
          {member && <BellLink />}
          {rules.mobileMenu ? <MobileMenu /> : <OtherLanguage />}
        </div>
      </div>
    </div>
  )
}
