import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert, type AlertTone } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { FieldTable } from '../../components/packages/field-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnReview, loadReview } from './load.server.ts'
import { Dates } from './parts/dates.tsx'
import { Decide } from './parts/decide.tsx'
import { Pictures } from './parts/pictures.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadReview(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnReview(context, { id: params.id ?? '', request })

const tones = {
  pending: 'info',
  approved: 'success',
  rejected: 'warning',
  taken_back: 'warning',
} as const satisfies Record<string, AlertTone>

export default function PackageReviewPage() {
  const shown = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const { name, kind, by, state, state_text, reason, explanation, problems, lines, dates, links } = shown
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <PageHead
        title={name}
        text={`${kind}. ${by}`}
        crumbs={[
          { label: say.reviews, href: links.reviews },
          { label: name, href: links.review },
        ]}
        actions={
          state === 'pending' && (
            <Link to={links.preview} className={buttonClass({ variant: 'secondary' })}>
              {say.preview}
            </Link>
          )
        }
      />
      {shown.done && !failure ? (
        <DoneAlert title={shown.done} />
      ) : (
        <Alert tone={tones[state]} title={state_text}>
          {reason}
        </Alert>
      )}
      {explanation && (
        <Alert tone="warning" title={say.explanation}>
          {explanation}
        </Alert>
      )}
      {state === 'pending' && problems.length > 0 && (
        <Alert tone="danger" title={say.problems}>
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      {lines.length > 0 && (
        <section aria-labelledby="fields" className="flex flex-col gap-3">
          <h2 id="fields" className="text-lg">
            {say.fields}
          </h2>
          <FieldTable lines={lines} heads={{ before: say.before, after: say.after }} />
        </section>
      )}
      <Pictures pictures={shown.pictures} />
      <Dates id="dates" title={say.dates} dates={dates} />
      <Dates id="date-changes" title={say.dateChanges} dates={shown.date_changes} />
      {state === 'pending' && <Decide shown={shown} failure={failure} />}
    </div>
  )
}
