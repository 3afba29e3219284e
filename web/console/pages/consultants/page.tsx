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
import { actOnConsultants } from './act.server.ts'
import { loadConsultants } from './load.server.ts'
import { AddForm, EndForm } from './parts/forms.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadConsultants(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnConsultants(context, request)

export default function ConsultantsPage() {
  const { list, rows, brands, key, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={say.title} text={say.text} />
      {done && !failure && <DoneAlert title={say[done]} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        empty={{ title: say.empty, text: say.emptyText, icon: <Users /> }}
        columns={[
          {
            key: 'name',
            header: say.name,
            sort: 'full_name',
            isRowHeader: true,
            cell: ({ full_name, staff_email }) => (
              <span className="[overflow-wrap:anywhere]">
                <span className="block font-semibold">{full_name}</span>
                <span className="font-normal text-muted text-sm">{staff_email ?? say.noEmail}</span>
              </span>
            ),
          },
          { key: 'code', header: say.code, cell: ({ affiliate_code }) => affiliate_code },
          { key: 'whatsapp', header: say.whatsapp, cell: ({ whatsapp_number }) => `+${whatsapp_number}` },
          { key: 'brand', header: say.brand, cell: ({ brand }) => brand.name },
          {
            key: 'state',
            header: say.state,
            cell: ({ is_ended }) => (
              <Badge tone={is_ended ? 'neutral' : 'success'}>{is_ended ? say.ended : say.active}</Badge>
            ),
          },
          {
            key: 'manage',
            header: say.manage,
            cell: (row) => !row.is_ended && <EndForm row={row} failure={failure} />,
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <AddForm formKey={key} failure={failure} brands={brands} />
    </div>
  )
}
