import { useLocation } from 'react-router'
import { Bell, ChevronDown, LogIn, MessagesSquare } from '#web/ui/icons/icons.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import { useShell } from '../../use-shell.ts'
import { NewLookEntry } from '../new-look/trigger.tsx'
import { SignOut } from './header-actions.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { isGroup, type MenuGroup, type MenuItem, type MobileAct, mobileMenu } from './menus.ts'
import { ShellLink } from './shell-link.tsx'
import { usePath } from './use-rules.ts'
import { words } from './words.ts'

export function MobileMenu() {
  const { language, member, tenant } = useShell()
  const say = words(language)
  const { places, acts } = mobileMenu(tenant.feature_flag, { signedIn: member !== undefined })
  // A new page begins with a closed menu, however one got there.
  const { key } = useLocation()
  return (
    <Drawer key={key} label={say.mobileMenu} closeLabel={say.closeMenu} title={tenant.name}>
      <nav aria-label={say.mobileMenu}>
        <ul className="flex flex-col gap-0.5">
          {places.map((item) => (
            <li key={item.word}>
              <Place item={item} />
            </li>
          ))}
          {acts.map((act, place) => (
            <li key={act} className={place === 0 ? 'mt-2 border-line border-t pt-2' : undefined}>
              <Act act={act} />
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}

function Place({ item }: { item: MenuItem }) {
  const names = useShell().place_words
  const path = usePath()
  if (isGroup(item)) return <Group group={item} />
  return (
    <ShellLink
      path={item.path}
      aria-current={item.path === path ? 'page' : undefined}
      className={`${menuItemClass()} font-semibold`}
    >
      {names[item.word]}
    </ShellLink>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const names = useShell().place_words
  const path = usePath()
  return (
    <details className="group/part" open={group.entries.some((entry) => entry.path === path)}>
      <summary
        className={`${menuItemClass()} list-none justify-between font-semibold [&::-webkit-details-marker]:hidden`}
      >
        {names[group.word]}
        <ChevronDown
          aria-hidden="true"
          className="text-muted transition-transform duration-200 ease-calm group-open/part:rotate-180"
        />
      </summary>
      <ul className="ms-3 flex flex-col gap-0.5 border-line border-s-2 ps-2">
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <ShellLink
              path={entry.path}
              aria-current={entry.path === path ? 'page' : undefined}
              className={menuItemClass()}
            >
              {names[entry.word]}
            </ShellLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Act({ act }: { act: MobileAct }) {
  const { language, place_words } = useShell()
  const say = words(language)
  if (act === 'newLook') return <NewLookEntry className={menuItemClass()} />
  if (act === 'signOut') return <SignOut className={menuItemClass({ tone: 'danger' })} />
  if (act === 'language') {
    return (
      <div className="flex items-center justify-between gap-3 px-3 py-1">
        <span aria-hidden="true">{say.language}</span>
        <LanguageSwitch />
      </div>
    )
  }
  const { Icon, path, label } = {
    signIn: { Icon: LogIn, path: '/auth/login', label: say.signInOrRegister },
    notifications: { Icon: Bell, path: '/notification', label: say.notifications },
    chat: { Icon: MessagesSquare, path: '/chat', label: place_words.chat },
  }[act]
  return (
    <ShellLink path={path} className={menuItemClass()}>
      <Icon aria-hidden="true" className="text-brand-text" />
      {label}
    </ShellLink>
  )
}
