import { House, ReceiptText, TicketPercent, UserRound } from '#web/ui/icons/icons.ts'
import { useShell } from '../../use-shell.ts'
import { bottomMenu } from './menus.ts'
import { activeTab } from './rules.ts'
import { ShellLink } from './shell-link.tsx'
import { usePath } from './use-rules.ts'
import { words } from './words.ts'

const icons = { home: House, orders: ReceiptText, promo: TicketPercent, account: UserRound } as const

export function BottomNavigation() {
  const { language, tenant, place_words } = useShell()
  const names = place_words
  const active = activeTab(usePath())
  return (
    <nav aria-label={words(language).bottomMenu} className="bottom-bar z-30 bg-paper md:hidden">
      <ul className="flex">
        {bottomMenu(tenant.feature_flag).map(({ tab, word, path }) => {
          const Icon = icons[tab]
          return (
            <li key={tab} className="flex min-w-0 flex-1">
              <ShellLink path={path} aria-current={tab === active ? 'page' : undefined} className="bottom-tab">
                <Icon aria-hidden="true" className="size-[max(24px,1.25em)] shrink-0" />
                <span className="max-w-full truncate">{names[word]}</span>
              </ShellLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
