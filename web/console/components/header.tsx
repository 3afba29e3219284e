import { Link, NavLink, useLocation } from 'react-router'
import { languages } from '#core/messages.ts'
import { words as siteWords } from '../../components/shell/words.ts'
import { inLanguage, splitLanguage } from '../../to.ts'
import type { ConsoleShell } from '../shell.server.ts'
import { useLanguage } from '../use-shell.ts'
import { words } from '../words.ts'

/** Where one is, what else may be opened, and who has signed in. */
export function Header({ shell }: { shell: ConsoleShell }) {
  const language = useLanguage()
  const say = words(language)
  return (
    <header className="border-line border-b bg-paper">
      <div className="layout flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <Link to={inLanguage(language, '/')} className="link-row font-extrabold text-brand-text text-xl no-underline">
          {say.console}
        </Link>
        <nav aria-label={say.menu} className="order-last w-full md:order-none md:w-auto">
          <ul className="flex flex-wrap gap-1">
            {shell.menu.map(({ path, label }) => (
              <li key={path}>
                <NavLink to={inLanguage(language, path)} end={path === '/'} className="chip">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="font-semibold text-sm">{shell.full_name}</p>
          <LanguageLinks />
        </div>
      </div>
    </header>
  )
}

/** The same page in the other language. */
function LanguageLinks() {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const say = siteWords(language)
  const names = { id: say.inIndonesian, en: say.inEnglish }
  return (
    <nav aria-label={say.language} className="flex items-center rounded-full p-0.5 ring-1 ring-line">
      {languages.map((code) => (
        <Link
          key={code}
          to={inLanguage(code, splitLanguage(pathname).path) + search}
          lang={code}
          hrefLang={code}
          aria-label={`${code.toUpperCase()} ${names[code]}`}
          aria-current={code === language ? 'true' : undefined}
          className="language-link no-underline"
        >
          {code}
        </Link>
      ))}
    </nav>
  )
}
