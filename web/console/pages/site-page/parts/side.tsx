import { Link } from 'react-router'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { BrandField } from '../../../components/content/brand-field.tsx'
import { words as contentWords } from '../../../components/content/words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPage } from '../load.server.ts'
import { words } from '../words.ts'

/** What stood there before, each to be read. */
export function FormerVersions({ former }: Pick<ShownPage, 'former'>) {
  const say = words(useLanguage())
  return (
    <Card as="section" look="flat" aria-labelledby="former-title" className="flex flex-col gap-3">
      <h2 id="former-title" className="text-lg">
        {say.former}
      </h2>
      {former.length === 0 && <p className="text-muted text-sm">{say.noFormer}</p>}
      <ul className="flex flex-col gap-3">
        {former.map(({ id, text, by, href }) => (
          <li key={id} className="flex flex-col text-sm">
            <Link to={href} className={linkClass({})}>
              {text}
            </Link>
            <span className="text-muted">{by}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Gives a brand its own copy of a shared text. */
export function OwnForm({ page, failure }: { page: ShownPage; failure: Failure | undefined }) {
  const language = useLanguage()
  const say = { ...contentWords(language), ...words(language) }
  return (
    <Card as="section" look="flat" aria-labelledby="own-title" className="flex flex-col gap-3">
      <h2 id="own-title" className="text-lg">
        {say.own}
      </h2>
      <p className="text-muted text-sm">{say.ownText}</p>
      <ConsoleForm
        intent="own"
        formKey={page.keys.own}
        failure={failure}
        labels={{ tenant_id: say.brand }}
        scope="own-"
        submit={{ label: say.makeOwn, variant: 'secondary' }}
      >
        <BrandField brands={page.brands} />
      </ConsoleForm>
    </Card>
  )
}
