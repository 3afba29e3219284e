import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { BadgeCheck } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { licenceTones } from '../../licence-tones.ts'
import { licenceWords } from '../../licence-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadLicences } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadLicences(context, url)

export default function LicencesPage() {
  const { list, rows, choices, csv, add } = useLoaderData<typeof loader>()
  const say = useWords(words)
  const own = useWords(licenceWords)
  const adding = (
    <Link to={add} className={buttonClass({ variant: 'secondary' })}>
      {say.add}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} actions={adding} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          { kind: 'choice', name: 'state', label: say.state, all: say.allStates, options: choices.states },
          { kind: 'choice', name: 'kind', label: own.kind, all: say.allKinds, options: choices.kinds },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <BadgeCheck /> }}
        columns={[
          {
            key: 'partner',
            header: own.partner,
            isRowHeader: true,
            cell: ({ href, partner }) => (
              <Link to={href} className={linkClass({ tone: 'plain' })}>
                {partner}
              </Link>
            ),
          },
          { key: 'number', header: own.number, cell: ({ kind, number }) => `${kind} ${number}` },
          {
            key: 'state',
            header: say.state,
            cell: ({ state, state_text }) => <Badge tone={licenceTones[state]}>{state_text}</Badge>,
          },
          { key: 'from', header: own.validFrom, isWideOnly: true, cell: ({ from }) => from },
          {
            key: 'until',
            header: own.validUntil,
            sort: 'ends_on',
            cell: ({ until, left }) => (left ? `${until} (${left})` : until),
          },
          { key: 'checked', header: own.checked, isWideOnly: true, cell: ({ checked }) => checked },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
