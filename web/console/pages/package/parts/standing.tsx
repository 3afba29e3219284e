import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { type Failure, failureOf } from '../../../../components/form/failure.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { fieldWords } from '../../../components/packages/words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'

type StandingProps = { shown: ShownPackage; failure: Failure | undefined }

/** How far a package is on its way to the site, and the next step. */
export function Standing({ shown, failure }: StandingProps) {
  const say = words(useLanguage())
  const { standing, may, head } = shown
  if (head.state === 'gone') return null
  return (
    <Card as="section" aria-labelledby="standing" className="flex flex-col gap-4">
      <h2 id="standing" className="text-lg">
        {say.review}
      </h2>
      {standing.rejected !== undefined && (
        <Alert tone="warning" title={say.rejected}>
          {standing.rejected}
        </Alert>
      )}
      {standing.waits && (
        <Alert tone="info" title={say.waits}>
          {standing.waits}
        </Alert>
      )}
      {standing.unsent && <p>{standing.unsent}</p>}
      {standing.problems.length > 0 ? (
        <div>
          <p className="font-semibold">{say.missing}</p>
          <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
            {standing.problems.map(({ field, text, href }) => (
              <li key={field + text}>{href ? <ProblemLink href={href} text={text} /> : text}</li>
            ))}
          </ul>
        </div>
      ) : (
        may.write && <p className="text-muted">{standing.has_news ? say.ready : say.nothingNew}</p>
      )}
      {may.take_back && <TakeBackForm shown={shown} failure={failure} />}
      {may.write && standing.has_news && <SubmitForm shown={shown} failure={failure} />}
    </Card>
  )
}

/** Leads to where it is mended, and unfolds the part of the form that it is in. */
function ProblemLink({ href, text }: { href: string; text: string }) {
  const className = `inline-flex min-h-11 items-center ${linkClass()}`
  if (!href.startsWith('#')) {
    return (
      <Link to={href} className={className}>
        {text}
      </Link>
    )
  }
  const lead = (event: MouseEvent) => {
    const place = document.getElementById(href.slice(1))
    const part = place?.closest('details')
    if (part) part.open = true
    place?.focus()
    if (place && document.activeElement === place) event.preventDefault()
  }
  return (
    <a href={href} onClick={lead} className={className}>
      {text}
    </a>
  )
}

function TakeBackForm({ shown, failure }: StandingProps) {
  const say = words(useLanguage())
  const submit = { label: say.takeBack, variant: 'secondary' } as const
  return <ConsoleForm intent="take_back" formKey={shown.key} failure={failure} labels={{}} submit={submit} />
}

/** What else is missing stands above the form, with links; the form itself has the explanation alone. */
function submitFailure(failure: Failure | undefined, say: ReturnType<typeof words>): Failure | undefined {
  const own = failureOf(failure, 'submit')
  const { explanation, ...others } = own?.errors ?? {}
  const count = Object.keys(others).length
  if (!own || count === 0) return own
  return { ...own, message: say.notSubmitted(count), errors: explanation ? { explanation } : {} }
}

function SubmitForm({ shown: { key, head, standing }, failure }: StandingProps) {
  const language = useLanguage()
  const [say, fields] = [words(language), fieldWords(language)]
  return (
    <ConsoleForm
      intent="submit"
      formKey={key}
      failure={submitFailure(failure, say)}
      scope="submit-"
      labels={{ explanation: fields.explanation }}
      submit={{ label: say.submit }}
    >
      <VersionField value={head.version} />
      {standing.explain && (
        <TextAreaField name="explanation" label={fields.explanation} hint={standing.explain} rows={3} required />
      )}
    </ConsoleForm>
  )
}
