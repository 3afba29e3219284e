import { Search } from 'lucide-react'
import { cx } from '../../ui/class-names.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { BellLink } from './header-actions.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ShellLink } from './shell-link.tsx'
import { words } from './words.ts'

export function MobileHeader({ className, hasMenu }: { className: string; hasMenu: boolean }) {
  const { language, member } = useShell()
  const say = words(language)
  return (
    <div className={cx('site-bar z-40 md:hidden', className)}>
      <div className="flex items-center gap-1 py-1.5 ps-4 pe-2">
        <Logo className="me-auto" />
        <ShellLink path="/search-page" aria-label={say.search} title={say.search} className={iconButtonClass()}>
          <Search aria-hidden="true" className="size-5" />
        </ShellLink>
        {member && <BellLink />}
        {hasMenu && <MobileMenu />}
      </div>
    </div>
  )
}
