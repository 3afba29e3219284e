import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { MessageCircleQuestionMark } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { to } from '../../to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadFaqs } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadFaqs(context, url)

export default function FaqsPage() {
  const { list, rows, owners, done, csv } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = words(language)
  const make = (
    <Link to={to(language, '/faqs/new')} className={buttonClass()}>
      {say.make}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} actions={make} />
      {done && <DoneAlert title={say[done]} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        csv={csv}
        filters={[{ kind: 'choice', name: 'of', label: say.of, all: say.all, options: owners }]}
        empty={{ title: say.empty, text: say.emptyText, icon: <MessageCircleQuestionMark />, action: make }}
        columns={[
          {
            key: 'question',
            header: say.question,
            isRowHeader: true,
            cell: ({ id, question }) => (
              <Link to={to(language, '/faqs/:id', { id })} className={linkClass({ tone: 'plain' })}>
                {question}
              </Link>
            ),
          },
          { key: 'group', header: say.group, cell: ({ group }) => group },
          { key: 'brand', header: say.of, cell: ({ brand }) => brand },
          { key: 'position', header: say.order, sort: 'position', isWideOnly: true, cell: ({ position }) => position },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
