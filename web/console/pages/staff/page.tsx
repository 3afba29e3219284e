import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Users } from '../../../ui/icons/icons.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnStaff } from './act.server.ts'
import { loadStaff } from './load.server.ts'
import { InviteForm } from './parts/invite-form.tsx'
import { Manage } from './parts/manage.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadStaff(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnStaff(context, request)

const tones = { invited: 'neutral', no_second_factor: 'warning', active: 'success' } as const

export default function StaffPage() {
  const { list, rows, roles, key, done, csv } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={say.title} text={say.text} />
      {done && !failure && <DoneAlert title={done} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        empty={{ title: say.empty, text: say.emptyText, icon: <Users /> }}
        columns={[
          {
            key: 'name',
            header: say.name,
            sort: 'full_name',
            isRowHeader: true,
            cell: ({ full_name, email }) => (
              <span className="[overflow-wrap:anywhere]">
                <span className="block font-semibold">{full_name}</span>
                <span className="text-muted text-sm">{email}</span>
              </span>
            ),
          },
          {
            key: 'roles',
            header: say.roles,
            cell: ({ grants }) => (
              <ul className="flex flex-col gap-1">
                {grants.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ul>
            ),
          },
          { key: 'state', header: say.state, cell: ({ state }) => <Badge tone={tones[state]}>{say[state]}</Badge> },
          { key: 'seen', header: say.seen, cell: ({ seen }) => seen ?? say.never },
          { key: 'manage', header: say.manage, cell: (person) => <Manage person={person} failure={failure} /> },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <InviteForm formKey={key} failure={failure} roles={roles} />
    </div>
  )
}
