import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Tag } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { itemTones, itemWords } from '../../components/stores/item-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadItems, type ShownRow } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadItems(context, url)

export default function ItemsPage() {
  const { list, rows, states, csv, make, has_stores } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = { ...itemWords(language), ...words(language) }
  const create = (
    <Link to={make} className={buttonClass()}>
      {say.newItem}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} actions={create} />
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[
          { kind: 'choice', name: 'state', label: say.status, all: say.allStates, options: states },
          {
            kind: 'choice',
            name: 'stock',
            label: say.stock,
            all: say.allStock,
            options: [{ value: 'out', label: say.out }],
          },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <Tag />, action: create }}
        columns={[
          {
            key: 'name',
            header: say.name,
            isRowHeader: true,
            cell: ({ href, name }) => (
              <Link to={href} className={linkClass({ tone: 'plain' })}>
                {name}
              </Link>
            ),
          },
          ...(has_stores ? [{ key: 'store', header: say.store, cell: ({ store }: ShownRow) => store }] : []),
          { key: 'category', header: say.category, isWideOnly: true, cell: ({ category }) => category },
          {
            key: 'state',
            header: say.status,
            cell: ({ state, state_text }) => <Badge tone={itemTones[state]}>{state_text}</Badge>,
          },
          { key: 'price', header: say.price, align: 'end', cell: ({ price }) => price },
          {
            key: 'free',
            header: say.free,
            align: 'end',
            cell: ({ free, is_out }) => (is_out ? <Badge tone="danger">{say.out}</Badge> : free),
          },
          { key: 'sold', header: say.sold, align: 'end', isWideOnly: true, cell: ({ sold }) => sold },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
