import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnLinks } from './act.server.ts'
import { loadLinks } from './load.server.ts'
import { LinkList } from './parts/link-list.tsx'
import { MakeForm } from './parts/make-form.tsx'
import { QrCard } from './parts/qr-card.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadLinks(context, url)

export const action = ({ context, request }: ActionFunctionArgs) => actOnLinks(context, request)

export default function LinksPage() {
  const { profiles, qr, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={say.title} text={say.text} />
      {done && !failure && <DoneAlert title={say[done]} />}
      {profiles.length === 0 ? <EmptyState title={say.none} text={say.noneText} /> : <Profiles />}
      {qr && <QrCard qr={qr} />}
      {profiles.length > 0 && <MakeForm />}
      {profiles.length > 0 && <LinkList />}
    </div>
  )
}

function Profiles() {
  const { profiles } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <Card as="section" look="tinted" aria-label={say.profile} className="flex flex-col gap-3">
      {profiles.map(({ id, brand, full_name, affiliate_code, whatsapp_number }) => (
        <dl key={id} className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {[
            [say.brand, brand.name],
            [say.name, full_name],
            [say.code, affiliate_code],
            [say.whatsapp, `+${whatsapp_number}`],
          ].map(([name, value]) => (
            <div key={name} className="flex flex-col">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </Card>
  )
}
