import { Form } from 'react-router'
import { formatBadge } from '#core/format.ts'
import { Bell, LogOut, MessagesSquare, ReceiptText, UserRound } from '#web/ui/icons/icons.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { Menu, MenuDivider, menuItemClass } from '../../ui/menu.tsx'
import { useShell } from '../../use-shell.ts'
import { ShellLink } from './shell-link.tsx'
import { useHref, useSignInPath } from './use-href.ts'
import { useShellRules } from './use-rules.ts'
import { useUnread } from './use-unread.ts'
import { words } from './words.ts'

/** What stands at the end of the desktop header: two ways in, or what is one's own. */
export function HeaderActions() {
  const { member, language } = useShell()
  const say = words(language)
  const signIn = useSignInPath()
  if (member) return <MemberActions />
  return (
    <>
      <ShellLink path={signIn('/auth/login')} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        {say.signIn}
      </ShellLink>
      <ShellLink path={signIn('/auth/register')} className={buttonClass({ size: 'sm' })}>
        {say.register}
      </ShellLink>
    </>
  )
}

function MemberActions() {
  return (
    <>
      <ChatLink />
      <BellLink />
      <AccountMenu />
    </>
  )
}

/** The way to the consultants; who came by a code of one has it too. */
export function ChatLink() {
  const { language, place_words } = useShell()
  const count = formatBadge(useUnread('chats'))
  const label = count ? `${place_words.chat}, ${words(language).unread(count)}` : place_words.chat
  return (
    <ShellLink path="/chat" aria-label={label} title={label} className={cx(iconButtonClass(), 'relative')}>
      <MessagesSquare aria-hidden="true" className="size-5" />
      {count && <span className="count-badge">{count}</span>}
    </ShellLink>
  )
}

export function BellLink() {
  const { language } = useShell()
  const { notificationEnabled } = useShellRules()
  const say = words(language)
  const count = formatBadge(useUnread('notices'))
  const label = count ? `${say.notifications}, ${say.unread(count)}` : say.notifications
  const picture = (
    <>
      <Bell aria-hidden="true" className="size-5" />
      {count && <span className="count-badge">{count}</span>}
    </>
  )
  if (!notificationEnabled) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: it is there to be seen, and leads nowhere
      <a
        role="link"
        aria-disabled="true"
        aria-label={`${label}. ${say.notificationsOff}`}
        title={say.notificationsOff}
        className={cx(iconButtonClass(), 'relative text-faint hover:bg-transparent hover:text-faint')}
      >
        {picture}
      </a>
    )
  }
  return (
    <ShellLink path="/notification" aria-label={label} title={label} className={cx(iconButtonClass(), 'relative')}>
      {picture}
    </ShellLink>
  )
}

function AccountMenu() {
  const { member, language, place_words } = useShell()
  const say = words(language)
  const names = place_words
  if (!member) return null
  return (
    <Menu
      align="end"
      label={say.account(member.full_name)}
      trigger={<Avatar name={member.full_name} src={member.avatar_url ?? undefined} />}
      triggerClass="rounded-full inline-flex"
    >
      <p className="line-clamp-2 max-w-64 px-3 py-2 font-semibold [overflow-wrap:anywhere]">{member.full_name}</p>
      <MenuDivider />
      <ShellLink path="/member/profile" className={menuItemClass()}>
        <UserRound aria-hidden="true" />
        {names.myProfile}
      </ShellLink>
      <ShellLink path="/member/my-order" className={menuItemClass()}>
        <ReceiptText aria-hidden="true" />
        {names.myOrders}
      </ShellLink>
      <ShellLink path="/chat" className={menuItemClass()}>
        <MessagesSquare aria-hidden="true" />
        {names.chat}
      </ShellLink>
      <MenuDivider />
      <SignOut className={menuItemClass({ tone: 'danger' })} />
    </Menu>
  )
}

export function SignOut({ className }: { className: string }) {
  const { language } = useShell()
  const href = useHref()
  return (
    <Form method="post" action={href('/auth/logout')}>
      <button type="submit" className={className}>
        <LogOut aria-hidden="true" />
        {words(language).signOut}
      </button>
    </Form>
  )
}
