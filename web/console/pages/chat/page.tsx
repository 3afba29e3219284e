import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { NotConnected } from '../../../components/live/not-connected.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MessageCircleQuestionMark } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Inbox } from '../../components/chat/inbox.tsx'
import { StatusSwitch } from '../../components/chat/status-switch.tsx'
import { useLiveInbox } from '../../components/chat/use-live-inbox.ts'
import { chatWords } from '../../components/chat/words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnChats, loadChats } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadChats(context, url)

export const action = ({ context, request, url }: ActionFunctionArgs) => actOnChats(context, { request, url })

export default function ChatsPage() {
  const { status, inbox, answers, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...chatWords(language), ...words(language) }
  const { consultant } = status
  const isReachable = useLiveInbox()
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        text={consultant ? say.as(consultant.name, consultant.brand) : say.nobody}
        actions={
          <Link to={answers} className={`${linkClass()} inline-flex min-h-11 items-center`}>
            {say.answers}
          </Link>
        }
      />
      {failure && <Alert tone="danger" announced title={failure.message} />}
      {!failure && done && <DoneAlert title={say[`done_${done}`]} isBrief />}
      <div>
        <NotConnected isReachable={isReachable} language={language} className="mb-4" />
        <StatusSwitch status={status} />
      </div>
      <div className="grid gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Inbox inbox={inbox} />
        {inbox.rows.length > 0 && (
          <div className="hidden rounded-md bg-paper ring-1 ring-line ring-inset lg:block">
            <EmptyState title={say.choose} text={say.chooseText} icon={<MessageCircleQuestionMark />} />
          </div>
        )}
      </div>
    </div>
  )
}
