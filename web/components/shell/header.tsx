import { cx } from '../../ui/class-names.ts'
import { NewLookTrigger } from '../new-look/trigger.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { OwnCrumbs } from './crumbs.tsx'
import { HeaderActions } from './header-actions.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { MobileHeader } from './mobile-header.tsx'
import type { ShellRules } from './rules.ts'

const tones: Record<ShellRules['headerTone'], string> = {
  brand: 'tone-brand bg-paper text-ink',
  paper: 'bg-paper',
  page: 'bg-page',
}

/** The bar stays at the top; the menu under it scrolls away with the page. */
export function Header({ rules }: { rules: ShellRules }) {
  if (!rules.header) return null
  const tone = tones[rules.headerTone]
  return (
    <header className="contents">
      {rules.mobileHeader && <MobileHeader className={tone} rules={rules} />}
      <div className={cx('site-bar z-40 max-md:hidden', tone)}>
        <div className="header-layout flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
          <Logo tone={rules.logoTone} />
          <SearchBox className="min-w-0 max-w-[36rem] flex-1 basis-60" />
          <div className="ms-auto flex flex-wrap items-center gap-1.5">
            <NewLookTrigger />
            <LanguageSwitch className="me-1.5" />
            <HeaderActions />
          </div>
        </div>
      </div>
      <SecondRow rules={rules} tone={tone} />
    </header>
  )
}

function SecondRow({ rules, tone }: { rules: ShellRules; tone: string }) {
  if (rules.mainMenu) {
    return (
      <div className={cx('site-nav relative z-30 max-md:hidden', tone)}>
        <MainNav className="header-layout pb-1.5" />
      </div>
    )
  }
  if (!rules.ownBreadcrumb) return null
  return (
    <div className={cx('site-nav', tone)}>
      <OwnCrumbs className="header-layout" />
    </div>
  )
}
