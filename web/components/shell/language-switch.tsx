import { Link, useLocation } from 'react-router'
import { languages } from '#core/messages.ts'
import { inLanguage, splitLanguage } from '../../to.ts'
import { cx } from '../../ui/class-names.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { words } from './words.ts'

/** One sign that leads to the same page in the other language, where there is no room for both. */
export function OtherLanguage() {
  const { language } = useShell()
  const { pathname, search } = useLocation()
  const say = words(language)
  const code = language === 'id' ? 'en' : 'id'
  const name = { id: say.inIndonesian, en: say.inEnglish }[code]
  return (
    <Link
      to={inLanguage(code, splitLanguage(pathname).path) + search}
      lang={code}
      hrefLang={code}
      aria-label={`${code.toUpperCase()} ${name}`}
      className={cx(iconButtonClass(), 'font-semibold text-sm uppercase no-underline')}
    >
      {code}
    </Link>
  )
}

/** The same page in the other language, query and all. Going there is what stores the choice. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language } = useShell()
  const { pathname, search } = useLocation()
  const say = words(language)
  const { path } = splitLanguage(pathname)
  const names = { id: say.inIndonesian, en: say.inEnglish }
  return (
    <nav aria-label={say.language} className={cx('flex items-center rounded-full p-0.5 ring-1 ring-line', className)}>
      {languages.map((code) => (
        <Link
          key={code}
          to={inLanguage(code, path) + search}
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
