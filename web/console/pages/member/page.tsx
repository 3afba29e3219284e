import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnMember } from './act.server.ts'
import { loadMember, type ShownMember } from './load.server.ts'
import { Help } from './parts/help.tsx'
import { OpenInvoices } from './parts/open-invoices.tsx'
import { Orders } from './parts/orders.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadMember(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnMember(context, { id: params.id ?? '', request })

export default function MemberPage() {
  const { name, facts, orders, invoices, timeline, key, done, help, find, path } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={name}
        crumbs={[
          { label: say.find, href: find },
          { label: name, href: path },
        ]}
      />
      {failure?.intent === 'resend' && <Alert tone="danger" announced title={failure.message} />}
      {!failure && done && <DoneAlert title={say[done]} />}
      <Facts facts={facts} />
      <Orders orders={orders} />
      {invoices.length > 0 && <OpenInvoices invoices={invoices} formKey={key} />}
      <Help {...help} formKey={key} failure={failure} />
      <Card as="section" aria-labelledby="history" className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 id="history" className="text-lg">
            {say.history}
          </h2>
          <p className="text-muted text-sm">{say.historyText}</p>
        </div>
        <Timeline steps={timeline} />
      </Card>
    </div>
  )
}

function Facts({ facts }: Pick<ShownMember, 'facts'>) {
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ name, text }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
