import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageOf } from '../../../api.server.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { closeOn } from '../../components/settlement/close.server.ts'
import { DifferenceCard } from '../../components/settlement/difference-card.tsx'
import { mountedAt } from '../../mounted-at.ts'
import { to } from '../../to.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadDifferences } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadDifferences(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) =>
  closeOn(context, { request, path: to(pageOf(context).language, '/settlements/differences') })

export default function DifferencesPage() {
  const { rows, state, lists, next, done, key, path, settlements, csv } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        text={say.text}
        crumbs={[
          { label: say.settlements, href: settlements },
          { label: say.title, href: path },
        ]}
        actions={
          rows.length > 0 && (
            <a href={csv} download className={buttonClass({ variant: 'secondary' })}>
              {say.csv}
            </a>
          )
        }
      />
      <TabLinks
        label={say.lists}
        tabs={(['open', 'closed'] as const).map((name) => ({
          href: mountedAt + lists[name],
          label: say[`${name}List`],
          isCurrent: name === state,
        }))}
      />
      {!failure && done && <DoneAlert title={done} />}
      {rows.length === 0 ? (
        <EmptyState title={say.none} text={say.noneText} icon={<CheckCheck />} />
      ) : (
        <ul aria-label={say.title} className="flex flex-col gap-4">
          {rows.map((one) => (
            <DifferenceCard key={one.id} difference={one} formKey={key} failure={failure} />
          ))}
        </ul>
      )}
      {next && (
        <Link to={next} className={buttonClass({ variant: 'secondary' })}>
          {say.next}
        </Link>
      )}
    </div>
  )
}
