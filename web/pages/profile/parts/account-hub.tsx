import type { ReactNode } from 'react'
import { formatBadge } from '#core/format.ts'
import {
  Bell,
  ChevronRight,
  Heart,
  type Icon,
  Landmark,
  MapPin,
  MessagesSquare,
  Plane,
  ReceiptText,
  WalletCards,
} from '#web/ui/icons/icons.ts'
import { ColorScheme } from '../../../components/shell/color-scheme.tsx'
import { SignOut } from '../../../components/shell/header-actions.tsx'
import { LanguageSwitch } from '../../../components/shell/language-switch.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { TextSize } from '../../../components/shell/text-size.tsx'
import { useShellRules } from '../../../components/shell/use-rules.ts'
import { useUnread } from '../../../components/shell/use-unread.ts'
import { words as shellWords } from '../../../components/shell/words.ts'
import type { PagePath } from '../../../pages.ts'
import { Card } from '../../../ui/card.tsx'
import { useShell, useWords } from '../../../use-shell.ts'

/** `path` is a page of the table: an entry cannot come before its page. */
type Entry = { path: PagePath; icon: Icon; label: string; note?: ReactNode }

/** On a phone: everything of the account that a wide screen has beside the page, in its header or at its foot. */
export function AccountHub() {
  const { place_words, tenant } = useShell()
  const say = useWords(shellWords)
  const { notificationEnabled } = useShellRules()
  const unread = formatBadge(useUnread('notices'))
  const chats = formatBadge(useUnread('chats'))
  const entries: Entry[] = [
    { path: '/member/my-order', icon: ReceiptText, label: place_words.myOrders },
    ...(tenant.feature_flag.is_custom_product === 1
      ? [{ path: '/member/order-custom-umroh', icon: Plane, label: place_words.umrahPrivate } as const]
      : []),
    { path: '/member/saving-history', icon: WalletCards, label: place_words.mySavings },
    ...(tenant.feature_flag.is_financing === 1
      ? [{ path: '/member/financing-history', icon: Landmark, label: place_words.myFinancing } as const]
      : []),
    { path: '/member/my-address', icon: MapPin, label: place_words.myAddresses },
    { path: '/member/wishlist', icon: Heart, label: place_words.wishlist },
    { path: '/chat', icon: MessagesSquare, label: place_words.chat, note: chats && say.unread(chats) },
    ...(notificationEnabled
      ? [{ path: '/notification', icon: Bell, label: say.notifications, note: unread && say.unread(unread) } as const]
      : []),
  ]
  return (
    <Card padding="none" className="md:hidden [&_li:first-child>a]:rounded-t-lg">
      <nav aria-label={say.memberMenu}>
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.path}>
              <Row {...entry} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-1.5">
        <span aria-hidden="true">{say.language}</span>
        <LanguageSwitch />
      </div>
      <div className="border-line border-t px-4 py-1.5">
        <TextSize />
      </div>
      <div className="border-line border-t px-4 py-1.5">
        <ColorScheme />
      </div>
      <div className="border-line border-t">
        <SignOut className={`${rowClass} rounded-b-lg text-danger-text hover:bg-danger-soft`} />
      </div>
    </Card>
  )
}

const rowClass =
  'flex min-h-13 w-full items-center gap-3 px-4 py-2 text-start no-underline transition-colors duration-150 [&_svg]:size-5 [&_svg]:shrink-0'

function Row({ path, icon: Icon, label, note }: Entry) {
  return (
    <ShellLink path={path} className={`${rowClass} text-ink hover:bg-brand-soft`}>
      <Icon aria-hidden="true" className="text-brand-text" />
      <span className="font-semibold">{label}</span>
      {note && <span className="text-muted text-sm">{note}</span>}
      <ChevronRight aria-hidden="true" className="ms-auto text-muted rtl:-scale-x-100" />
    </ShellLink>
  )
}
