import { Link } from 'react-router'
import { inLanguage } from '../../../to.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { useLanguage, useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

/** What pressing the button means. Opens beside the form, so that nothing typed is lost. */
export function Consent() {
  const say = useWords(words)
  const language = useLanguage()
  return (
    <p className="text-muted text-sm">
      {say.consent}{' '}
      <Link to={inLanguage(language, '/syarat-ketentuan')} target="_blank" className={linkClass()}>
        {say.terms}
      </Link>{' '}
      {say.and}{' '}
      <Link to={inLanguage(language, '/kebijakan-privasi')} target="_blank" className={linkClass()}>
        {say.privacy}
      </Link>
    </p>
  )
}
