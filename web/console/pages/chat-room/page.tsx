import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Inbox } from '../../components/chat/inbox.tsx'
import { StatusSwitch } from '../../components/chat/status-switch.tsx'
import { useLiveInbox } from '../../components/chat/use-live-inbox.ts'
import { chatWords } from '../../components/chat/words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnRoom } from './act.server.ts'
import { loadRoom } from './load.server.ts'
import { Room } from './parts/room.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadRoom(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request, url }: ActionFunctionArgs) =>
  actOnRoom(context, { id: params.id ?? '', request, url })

export default function ChatRoomPage() {
  const data = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...chatWords(language), ...words(language) }
  const { room, inbox, status, done } = data
  useLiveInbox()
  const isSaidBelow = failure?.intent === 'send' || failure?.intent === 'hand-over'
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl max-lg:sr-only">{say.title}</h1>
        <StatusSwitch status={status} />
      </div>
      {failure && !isSaidBelow && <Alert tone="danger" announced title={failure.message} />}
      {!failure && done && <DoneAlert title={say[`done_${done}`]} isBrief />}
      <div className="grid gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="max-lg:hidden">
          <Inbox inbox={inbox} current={room.id} />
        </div>
        <Room key={`${room.id} ${data.before ?? ''}`} data={data} failure={failure} />
      </div>
    </div>
  )
}
