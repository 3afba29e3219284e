import { useLocation } from 'react-router'
import { ChevronDown } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { Menu, menuItemClass } from '../../ui/menu.tsx'
import { useShell } from '../../use-shell.ts'
import { isGroup, type MenuEntry, type MenuGroup, mainMenu } from './menus.ts'
import { ShellLink } from './shell-link.tsx'
import { usePath } from './use-rules.ts'
import { words } from './words.ts'

// Never underlined: in the coloured bar that wins over what other links there do under the pointer.
const itemClass = 'nav-item no-underline'

/** Whether an entry leads to the page one is on; a query in it must be there too. */
function useIsHere(): (entry: MenuEntry) => boolean {
  const path = usePath()
  const here = new URLSearchParams(useLocation().search)
  return (entry) => {
    const [place, query = ''] = entry.path.split('?')
    return place === path && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value)
  }
}

export function MainNav({ className }: { className?: string }) {
  const { language, tenant, place_words } = useShell()
  const names = place_words
  const isHere = useIsHere()
  return (
    <nav aria-label={words(language).mainMenu} className={className}>
      <ul className="-mx-3.5 flex flex-wrap items-center gap-x-1">
        {mainMenu(tenant.feature_flag).map((item) => (
          <li key={item.word}>
            {isGroup(item) ? (
              <NavGroup group={item} isHere={isHere} />
            ) : (
              <ShellLink
                path={item.path}
                aria-current={isHere(item) ? 'page' : undefined}
                className={cx(itemClass, isHere(item) && 'nav-here')}
              >
                {names[item.word]}
              </ShellLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavGroup({ group, isHere }: { group: MenuGroup; isHere: (entry: MenuEntry) => boolean }) {
  const names = useShell().place_words
  const trigger = (
    <>
      {names[group.word]}
      <ChevronDown
        aria-hidden="true"
        className="size-4 transition-transform duration-200 ease-calm group-open/menu:rotate-180"
      />
    </>
  )
  return (
    <Menu trigger={trigger} triggerClass={cx(itemClass, group.entries.some(isHere) && 'nav-here')}>
      {group.entries.map((entry) => (
        <ShellLink
          key={entry.path}
          path={entry.path}
          aria-current={isHere(entry) ? 'page' : undefined}
          className={menuItemClass()}
        >
          {names[entry.word]}
        </ShellLink>
      ))}
    </Menu>
  )
}
