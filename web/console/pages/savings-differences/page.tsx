import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { savingsWords } from '../../components/banks/savings-words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadSavingsDifferences, resolveDifference } from './load.server.ts'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSavingsDifferences(context, url)

export const action = ({ context, request }: ActionFunctionArgs) => resolveDifference(context, request)

export default function SavingsDifferencesPage() {
  const { rows, crumbs, is_done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...savingsWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.differences} text={say.text} crumbs={crumbs} />
      {!failure && is_done && <DoneAlert title={say.done} />}
      {rows.length === 0 ? (
        <EmptyState title={say.none} text={say.noneText} icon={<CheckCheck />} />
      ) : (
        <ul aria-label={say.differences} className="flex flex-col gap-4">
          {rows.map((row) => (
            <Difference key={row.id} row={row} />
          ))}
        </ul>
      )}
    </div>
  )
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]

function Difference({ row: { id, title, at, notice, counted, plan } }: { row: Row }) {
  const { key } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = words(useLanguage())
  return (
    <Card as="li" aria-labelledby={`difference-${id}`} className="flex flex-col gap-3">
      <h2 id={`difference-${id}`} className="text-lg [overflow-wrap:anywhere]">
        {title}
      </h2>
      <p className="text-muted text-sm">{at}</p>
      <dl className="grid gap-3 sm:grid-cols-2">
        <div>
          <dt className="text-muted text-sm">{say.notice}</dt>
          <dd className="[overflow-wrap:anywhere]">{notice}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{say.counted}</dt>
          <dd className="[overflow-wrap:anywhere]">{counted}</dd>
        </div>
      </dl>
      {plan && (
        <Link to={plan.href} className={linkClass()}>
          {plan.label}
        </Link>
      )}
      <ConsoleForm
        intent="resolve"
        formKey={key}
        failure={failure}
        hidden={{ id }}
        scope={`${id}-`}
        labels={{ reason: say.outcome }}
        submit={{ label: say.resolve, variant: 'secondary' }}
      >
        <TextAreaField name="reason" label={say.outcome} hint={say.outcomeHint} required rows={2} />
      </ConsoleForm>
    </Card>
  )
}
