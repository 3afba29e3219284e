import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { mountedAt } from '../../mounted-at.ts'
import { to } from '../../to.ts'
import { useLanguage } from '../../use-shell.ts'
import { actOnRefund } from './act.server.ts'
import { loadRefunds } from './load.server.ts'
import { RefundCard } from './parts/refund-card.tsx'
import { queryOf } from './query.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadRefunds(context, url)

export const action = ({ context, request, url }: ActionFunctionArgs) => actOnRefund(context, { request, url })

export default function RefundsPage() {
  const { refunds, summary, status, page, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  const href = (number: number) => mountedAt + to(language, '/refunds') + queryOf({ status, page: number })
  // What concerns a field is said there; the rest here, also of a refund that is no longer in the list.
  const isOfField = failure && Object.keys(failure.errors).length > 0
  return (
    <div className="flex flex-col gap-5">
      <div className="section-head">
        <h1 className="text-2xl md:text-3xl">{say.title}</h1>
        {refunds.length > 0 && <p className="text-muted">{summary}</p>}
      </div>
      <TabLinks
        label={say.lists}
        tabs={(['due', 'sent'] as const).map((name) => ({
          href: mountedAt + to(language, '/refunds') + queryOf({ status: name }),
          label: say[`${name}List`],
          isCurrent: name === status,
        }))}
      />
      {failure && !isOfField && <Alert tone="danger" announced title={failure.message} />}
      {!failure && done && <Alert tone="success" announced title={done} />}
      {refunds.length === 0 ? (
        <EmptyState
          title={status === 'sent' ? say.noneSent : say.none}
          text={status === 'sent' ? say.noneSentText : say.noneText}
          icon={<CheckCheck />}
        />
      ) : (
        <ul aria-label={say.list} className="flex flex-col gap-4">
          {refunds.map((refund) => (
            <RefundCard key={refund.id} refund={refund} failure={failure} />
          ))}
        </ul>
      )}
      <Pagination
        label={say.pages}
        page={page.current}
        lastPage={page.last}
        href={href}
        words={{ previous: say.previous, next: say.next, page: say.page }}
      />
    </div>
  )
}
