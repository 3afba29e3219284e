import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Table } from '../../../ui/table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadStock } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params }: LoaderFunctionArgs) => loadStock(context, params.id ?? '')

export default function ItemStockPage() {
  const { name, crumbs, steps } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={`${say.title}: ${name}`} text={say.text} crumbs={crumbs} />
      {steps.length === 0 ? (
        <Alert tone="info" title={say.none} />
      ) : (
        <Table
          caption={say.title}
          captionHidden
          isDense
          columns={[
            { key: 'at', header: say.at, isRowHeader: true, cell: ({ at }) => at },
            { key: 'variant', header: say.variant, cell: ({ variant }) => variant },
            { key: 'change', header: say.change, align: 'end', cell: ({ change }) => change },
            { key: 'after', header: say.after, align: 'end', cell: ({ after }) => after },
            { key: 'reason', header: say.reason, cell: ({ reason }) => reason },
            { key: 'by', header: say.by, cell: ({ by }) => by },
          ]}
          rows={steps}
          rowKey={({ key }) => key}
        />
      )}
    </div>
  )
}
