import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Handshake } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadApplications } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadApplications(context, url)

const tones: Record<'submitted' | 'in_review' | 'accepted' | 'rejected', BadgeTone> = {
  submitted: 'warning',
  in_review: 'brand',
  accepted: 'success',
  rejected: 'danger',
}

export default function ApplicationsPage() {
  const { list, rows, choices, csv } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          { kind: 'choice', name: 'state', label: say.state, all: say.allStates, options: choices.states },
          { kind: 'choice', name: 'kind', label: say.kind, all: say.allKinds, options: choices.kinds },
          { kind: 'choice', name: 'days', label: say.age, all: say.anyAge, options: choices.ages },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <Handshake /> }}
        columns={[
          {
            key: 'company',
            header: say.company,
            isRowHeader: true,
            cell: ({ href, company }) => (
              <Link to={href} className={linkClass({ tone: 'plain' })}>
                {company}
              </Link>
            ),
          },
          { key: 'kind', header: say.kind, cell: ({ kind_text }) => kind_text },
          {
            key: 'state',
            header: say.state,
            cell: ({ state, state_text }) => <Badge tone={tones[state]}>{state_text}</Badge>,
          },
          {
            key: 'contact',
            header: say.contact,
            isWideOnly: true,
            cell: ({ contact_name, email }) => `${contact_name}, ${email}`,
          },
          { key: 'city', header: say.city, isWideOnly: true, cell: ({ city_name }) => city_name },
          {
            key: 'sent',
            header: say.sent,
            sort: 'created_at',
            cell: ({ created_at, sent }) => <time dateTime={created_at}>{sent}</time>,
          },
          { key: 'age', header: say.age, cell: ({ age }) => age },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
