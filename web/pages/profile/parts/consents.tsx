import { Form, Link } from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { useWords } from '../../../use-shell.ts'
import type { ShownConsent } from '../consents.server.ts'
import { words } from '../words.ts'
import { Section } from './section.tsx'

const intent = 'consents'

type ConsentsProps = { consents: readonly ShownConsent[]; failure: Failure | undefined }

/** What the member has agreed to and when, and the way to take each of it back. */
export function Consents({ consents, failure }: ConsentsProps) {
  const say = useWords(words)
  return (
    <Section id={intent} title={say.consents} lead={say.consentsLead}>
      <FormFailure failure={failure} labels={{}} scope={intent} />
      {consents.length === 0 && <p className="text-muted">{say.consentsNone}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {consents.map(({ key, ...consent }) => (
          <Consent key={key} failure={failure} {...consent} />
        ))}
      </ul>
    </Section>
  )
}

type ConsentProps = Omit<ShownConsent, 'key'> & Pick<ConsentsProps, 'failure'>

function Consent({ kind, title, standing, text, follows, can_withdraw, step, failure }: ConsentProps) {
  const say = useWords(words)
  const { isBusy } = useSubmission(intent, failure)
  return (
    <li className="flex flex-col gap-1.5 py-4 first:pt-0 last:pb-0">
      <h3 className="font-semibold text-base">{title}</h3>
      <p className="text-sm">
        {standing}{' '}
        {text && (
          <Link to={text} className={linkClass()}>
            {say.consentRead}
            <span className="sr-only"> {title}</span>
          </Link>
        )}
      </p>
      {follows && <p className="text-muted text-sm">{follows}</p>}
      {step && (
        <p className="text-sm">
          <Link to={step.href} className={linkClass()}>
            {step.label}
          </Link>
        </p>
      )}
      {can_withdraw && (
        <Form method="post" className="pt-1">
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="kind" value={kind} />
          <Button type="submit" variant="secondary" size="sm" busy={isBusy}>
            {say.consentWithdraw}
            <span className="sr-only"> {title}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
