import { Link, useActionData, useLoaderData } from 'react-router'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { useWords } from '../../../use-shell.ts'
import type { actOnCommissions, loadCommissions } from '../load.server.ts'
import { words } from '../words.ts'

type Data = Awaited<ReturnType<typeof loadCommissions>>
type AskFormProps = { asking: NonNullable<Data['asking']> }

/** What is earned is asked for here, and what was asked for is seen; where it goes is a link away. */
export function AskForm({ asking: { text, reason, underway } }: AskFormProps) {
  const { key, links } = useLoaderData<typeof loadCommissions>()
  const failure = useActionData<typeof actOnCommissions>()
  const say = useWords(words)
  return (
    <Card as="section" aria-labelledby="ask" className="flex flex-col gap-3">
      <h2 id="ask" className="text-lg">
        {say.ask}
      </h2>
      <p className="text-muted text-sm">{text}</p>
      {underway.length > 0 && (
        <ul aria-label={say.underway} className="flex flex-col gap-2">
          {underway.map(({ id, amount, at, where }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="money font-bold">{amount}</span>
              <span>{where}</span>
              <span className="text-muted text-sm">{at}</span>
            </li>
          ))}
        </ul>
      )}
      {/* What a button says when it is reached is not seen on a phone. */}
      {reason && <p>{reason}</p>}
      <ConsoleForm
        intent="ask"
        formKey={key}
        failure={failure}
        labels={{}}
        submit={{ label: say.ask, ...(reason && { reason }) }}
      />
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <Link to={links.statement} className={linkClass()}>
          {say.statement}
        </Link>
        <Link to={links.account} className={linkClass()}>
          {say.account}
        </Link>
      </p>
    </Card>
  )
}
