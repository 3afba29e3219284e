import { Heart, Landmark, MapPin, MessagesSquare, ReceiptText, UserRound, WalletCards } from '#web/ui/icons/icons.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import { useShell } from '../../use-shell.ts'
import { memberMenu } from './menus.ts'
import { ShellLink } from './shell-link.tsx'
import { usePath } from './use-rules.ts'
import { words } from './words.ts'

const icons: Partial<Record<string, typeof Heart>> = {
  myOrders: ReceiptText,
  myProfile: UserRound,
  mySavings: WalletCards,
  myFinancing: Landmark,
  myAddresses: MapPin,
  wishlist: Heart,
  chat: MessagesSquare,
}

export function MemberSidebar() {
  const { language, tenant, member, place_words } = useShell()
  const names = place_words
  const path = usePath()
  return (
    <aside className="self-start rounded-lg bg-paper p-3 shadow-raised max-md:hidden md:sticky md:top-24">
      {member && (
        <p className="mb-2 flex items-center gap-3 border-line border-b px-2 pt-1 pb-3">
          <Avatar name={member.full_name} src={member.avatar_url ?? undefined} size="sm" />
          <span className="line-clamp-2 min-w-0 font-semibold [overflow-wrap:anywhere]">{member.full_name}</span>
        </p>
      )}
      <nav aria-label={words(language).memberMenu}>
        <ul className="flex flex-col gap-0.5">
          {memberMenu(tenant.feature_flag).map((entry) => {
            const Icon = icons[entry.word]
            const isHere = path === entry.path || path.startsWith(`${entry.path}/`)
            return (
              <li key={entry.path}>
                <ShellLink
                  path={entry.path}
                  aria-current={isHere ? 'page' : undefined}
                  className={`${menuItemClass()} aria-[current]:bg-brand-soft`}
                >
                  {Icon && <Icon aria-hidden="true" />}
                  {names[entry.word]}
                </ShellLink>
              </li>
            )
          })}
        </ul>
      </nav>
    </aside>
  )
}
