import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { linkClass } from '../../../ui/link-class.ts'
import { Table } from '../../../ui/table.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadRules } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadRules(context)

export default function RulesPage() {
  const { rows } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      <Table
        caption={say.list}
        captionHidden
        columns={[
          {
            key: 'rule',
            header: say.rule,
            isRowHeader: true,
            cell: ({ href, name }) => (
              <Link to={href} className={linkClass()}>
                {name}
              </Link>
            ),
          },
          { key: 'now', header: say.now, align: 'end', cell: ({ value }) => value },
          { key: 'since', header: say.since, cell: ({ since }) => since },
          { key: 'source', header: say.source, cell: ({ source }) => source },
          { key: 'next', header: say.next, cell: ({ next }) => next },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        isDense
        hasRowFocus
      />
    </div>
  )
}
