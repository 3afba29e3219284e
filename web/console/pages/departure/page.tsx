import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { BedDouble, Download } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnDeparture } from './act.server.ts'
import { loadDeparture } from './load.server.ts'
import { Changes } from './parts/changes.tsx'
import { Run } from './parts/run.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadDeparture(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnDeparture(context, { id: params.id ?? '', request })

type Shown = Awaited<ReturnType<typeof loadDeparture>>

export default function DeparturePage() {
  const shown = useLoaderData<typeof loader>()
  const { title, text, crumbs, facts, todo, manifests, rooming, all, remind, run, changes } = shown
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={title}
        text={text}
        crumbs={crumbs}
        actions={
          <>
            <Link to={rooming} className={buttonClass()}>
              <BedDouble aria-hidden="true" className="size-5" />
              {say.rooming}
            </Link>
            {shown.edit && (
              <Link to={shown.edit} className={buttonClass({ variant: 'secondary' })}>
                {say.edit}
              </Link>
            )}
          </>
        }
      />
      {failure && !isSaidBelow(failure.intent, shown) && <Alert tone="danger" announced title={failure.message} />}
      {!failure && shown.done && <DoneAlert title={shown.done} />}
      {run && <Run run={run} here={shown.here} failure={failure} mayPause={shown.may_pause} refunds={shown.refunds} />}
      <Card>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {shown.laps && <p className="pt-3 text-muted text-sm">{shown.laps}</p>}
      </Card>
      <section aria-labelledby="todo" className="flex flex-col gap-3">
        <h2 id="todo" className="text-lg">
          {say.todo}
        </h2>
        {todo.length === 0 && <p className="text-muted">{say.nothing}</p>}
        <ul className="flex flex-col gap-2">
          {todo.map(({ name, count, href }) => (
            <li key={name}>
              <Link to={href} className={linkClass()}>
                {name}: <span className="tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to={all} className={linkClass()}>
            {say.all}
          </Link>
        </p>
        {remind && (
          <>
            <ConsoleForm
              intent="remind"
              formKey={remind.key}
              failure={failure}
              labels={{}}
              submit={{ label: say.remind, variant: 'secondary' }}
            />
            <p className="text-muted text-sm">{say.remindText}</p>
          </>
        )}
      </section>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {manifests.map(({ key, title: name, text: about, files, page }) => (
          <Card as="section" key={key} look="flat" aria-labelledby={key} className="flex flex-col gap-3">
            <h2 id={key} className="text-lg">
              {name}
            </h2>
            <p className="text-muted text-sm">{about}</p>
            <p className="flex flex-wrap gap-2">
              {files.map(({ label, href }) => (
                // Not a page: the browser takes it as a file, and stays where it is.
                <a key={label} href={href} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                  <Download aria-hidden="true" className="size-4" />
                  {label}
                </a>
              ))}
              {page && (
                <Link to={page} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                  {say.fullOpen}
                </Link>
              )}
            </p>
          </Card>
        ))}
      </div>
      {changes && <Changes changes={changes} failure={failure} />}
    </div>
  )
}

/** What a form says itself; one that is no longer there says nothing. */
const isSaidBelow = (intent: string, { remind, changes }: Pick<Shown, 'remind' | 'changes'>): boolean =>
  intent === 'remind'
    ? remind !== undefined
    : changes !== undefined && (intent === 'cancel' || changes.dates.length > 0)
