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
import { linkClass } from '../../../ui/link-class.ts'
import { DepartureBadge } from '../../components/packages/departure-badge.tsx'
import { FieldTable } from '../../components/packages/field-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnDate } from './act.server.ts'
import { loadDate } from './load.server.ts'
import { DateForm } from './parts/date-form.tsx'
import { Evidence } from './parts/evidence.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadDate(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnDate(context, { id: params.id ?? '', request })

export default function DepartureEditPage() {
  const shown = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const { title, package_name, links, state, how, waiting, done, can_save } = shown
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <PageHead
        title={title}
        text={package_name}
        badge={<DepartureBadge state={state} />}
        crumbs={[
          { label: say.packages, href: links.packages },
          { label: package_name, href: links.package },
          { label: say.departures, href: links.departures },
          { label: title, href: links.own },
        ]}
        actions={
          <Link to={links.travellers} className={buttonClass({ variant: 'secondary' })}>
            {say.travellers}
          </Link>
        }
      />
      {done && !failure && <DoneAlert title={done} />}
      {waiting && (
        <Alert tone="warning" title={say.waiting}>
          <p>{waiting}</p>
          <Link to={links.package} className={linkClass()}>
            {say.toPackage}
          </Link>
        </Alert>
      )}
      {how && <Alert tone="info" title={how} />}
      {can_save ? <DateForm shown={shown} failure={failure} /> : <FieldTable lines={shown.lines} />}
      <Evidence shown={shown} failure={failure} />
    </div>
  )
}
