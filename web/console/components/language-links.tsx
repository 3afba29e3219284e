import { Link, useLocation } from 'react-router'
import { languages } from '#core/messages.ts'
import { words as siteWords } from '../../components/shell/words.ts'
import { inLanguage, splitLanguage } from '../../to.ts'
import { useLanguage } from '../use-shell.ts'

/** The same page in the other language. */
export function LanguageLinks() {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const say = siteWords(language)
  const names = { id: say.inIndonesian, en: say.inEnglish }
  return (
    <nav aria-label={say.language} className="flex w-max items-center rounded-full p-0.5 ring-1 ring-line">
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
