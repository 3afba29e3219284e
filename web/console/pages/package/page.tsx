import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { FieldTable } from '../../components/packages/field-table.tsx'
import { StateBadge } from '../../components/packages/state-badge.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnPackage } from './act.server.ts'
import { loadPackage } from './load.server.ts'
import { Conflict } from './parts/conflict.tsx'
import { ContentForm } from './parts/content-form.tsx'
import { CopyForm, PictureForm, WithdrawForm } from './parts/more-forms.tsx'
import { Pictures } from './parts/pictures.tsx'
import { Standing } from './parts/standing.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadPackage(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnPackage(context, { id: params.id ?? '', request })

export default function PackagePage() {
  const shown = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const { head, links, may, done, history } = shown
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <PageHead
        title={head.name}
        text={head.partner}
        badge={<StateBadge state={head.state} />}
        crumbs={[
          { label: say.packages, href: links.packages },
          { label: head.name, href: links.own },
        ]}
        actions={
          <>
            <Link to={links.departures} className={buttonClass({ variant: 'secondary' })}>
              {say.departures}
            </Link>
            <Link to={links.preview} className={buttonClass({ variant: 'secondary' })}>
              {say.preview}
            </Link>
          </>
        }
      />
      {done && !failure && <DoneAlert title={done} />}
      <Conflict failure={failure} history={history} />
      <Standing shown={shown} failure={failure} />
      {may.write ? <ContentForm shown={shown} failure={failure} /> : <FieldTable lines={shown.lines} />}
      {may.write && <Pictures shown={shown} failure={failure} />}
      {may.write && <PictureForm shown={shown} failure={failure} />}
      {may.copy && <CopyForm shown={shown} failure={failure} />}
      {may.withdraw && <WithdrawForm shown={shown} failure={failure} />}
      <Card as="section" aria-labelledby="history" className="flex flex-col gap-4">
        <h2 id="history" className="text-lg">
          {say.history}
        </h2>
        {history.length > 0 ? <Timeline steps={history} /> : <p className="text-muted">{say.noHistory}</p>}
      </Card>
    </div>
  )
}
