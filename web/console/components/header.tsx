import { useId } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { formatNumber } from '#core/format.ts'
import { inLanguage, splitLanguage } from '../../to.ts'
import { Badge } from '../../ui/badge.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Menu, menuItemClass } from '../../ui/menu.tsx'
import type { ConsoleShell } from '../shell.server.ts'
import { useLanguage, useWords } from '../use-shell.ts'
import { words } from '../words.ts'
import { chatWords } from './chat/words.ts'
import { LanguageLinks } from './language-links.tsx'
import { ShortcutsButton } from './shortcuts.tsx'

type HeaderProps = {
  shell: ConsoleShell
  /** How many members wait for an answer. */
  waiting: number
}

/** Where one is, what else may be opened, and who has signed in: beside the page on a wide screen, in a sheet on a phone. */
export function Header({ shell, waiting }: HeaderProps) {
  const language = useLanguage()
  const say = words(language)
  return (
    <header className="z-30 border-line bg-paper max-md:sticky max-md:top-0 max-md:border-b md:border-e">
      <div className="flex items-center justify-between px-edge py-1.5 md:sticky md:top-0 md:h-[calc(100dvh-2.5rem)] md:flex-col md:items-stretch md:justify-start md:gap-3 md:overflow-y-auto md:px-3 md:py-4">
        <Link
          to={inLanguage(language, '/')}
          className="link-row px-3 font-extrabold text-brand-text text-xl no-underline max-md:px-0"
        >
          {say.console}
        </Link>
        <div className="hidden flex-1 flex-col justify-between gap-6 md:flex">
          <MainMenu menu={shell.menu} waiting={waiting} />
          <div className="flex flex-col gap-3 border-line border-t px-3 pt-4">
            <Person shell={shell} />
            <div className="flex items-center justify-between gap-2">
              <LanguageLinks />
              <ShortcutsButton />
            </div>
          </div>
        </div>
        <div className="md:hidden">
          <Drawer label={say.menu} closeLabel={say.closeMenu} title={shell.full_name}>
            <MainMenu menu={shell.menu} waiting={waiting} />
            <div className="mt-4 flex flex-col gap-3 border-line border-t px-3 pt-4">
              <PersonLinks menu={shell.menu} />
              <LanguageLinks />
            </div>
          </Drawer>
        </div>
      </div>
    </header>
  )
}

type MenuProps = Pick<ConsoleShell, 'menu'>

function MainMenu({ menu, waiting }: MenuProps & Pick<HeaderProps, 'waiting'>) {
  const language = useLanguage()
  const say = words(language)
  const current = useCurrent(menu)
  // It stands on the page twice: beside it, and in the sheet of a phone.
  const id = useId()
  return (
    <nav aria-label={say.menu} className="flex flex-col gap-4">
      {menu.groups.map(({ name, label, entries }) => (
        <div key={name}>
          <p id={`${id}-${name}`} className="px-3 pb-1 font-semibold text-muted text-xs">
            {label}
          </p>
          <ul aria-labelledby={`${id}-${name}`} className="flex flex-col gap-0.5">
            {entries.map(({ path, label: page }) => (
              <li key={path}>
                <Link
                  to={inLanguage(language, path)}
                  aria-current={path === current ? 'page' : undefined}
                  className="menu-item text-sm aria-[current]:bg-brand-soft md:min-h-9 md:py-1.5"
                >
                  {page}
                  {path === '/chat' && waiting > 0 && <Waiting count={formatNumber(waiting, language)} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** How many members wait, in sight and for ears. */
function Waiting({ count }: { count: string }) {
  const say = useWords(chatWords)
  return (
    <Badge tone="brand" className="ms-auto shrink-0">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{say.waitCount(count)}</span>
    </Badge>
  )
}

/** The entry that one is at: of several that the address lies under, the nearest. */
function useCurrent({ groups }: ConsoleShell['menu']): string | undefined {
  const { path: here } = splitLanguage(useLocation().pathname)
  const isUnder = (path: string) => here === path || (path !== '/' && here.startsWith(`${path}/`))
  const paths = groups.flatMap(({ entries }) => entries.map(({ path }) => path)).filter(isUnder)
  return paths.sort((a, b) => b.length - a.length)[0]
}

/** Who has signed in, and the pages that are about them. */
function Person({ shell: { full_name, menu } }: Pick<HeaderProps, 'shell'>) {
  if (menu.person.length === 0) return <p className="font-semibold text-sm [overflow-wrap:anywhere]">{full_name}</p>
  return (
    <Menu
      trigger={full_name}
      triggerClass="link-row font-semibold text-sm [overflow-wrap:anywhere]"
      className="console-person"
    >
      <PersonLinks menu={menu} />
    </Menu>
  )
}

function PersonLinks({ menu }: MenuProps) {
  const language = useLanguage()
  const say = useWords(words)
  if (menu.person.length === 0) return null
  return (
    <nav aria-label={say.person} className="flex flex-col">
      {menu.person.map(({ path, label }) => (
        <NavLink key={path} to={inLanguage(language, path)} className={menuItemClass()}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
