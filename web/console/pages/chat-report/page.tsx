import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { MessageList } from '../../components/chat/message-list.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnReport, loadReport } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadReport(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnReport(context, { id: params.id ?? '', request })

export default function ChatReportPage() {
  const { member, crumbs, reason, text, by, consultant, messages, handled, note, can_handle, older, key } =
    useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <PageHead title={member} text={by} crumbs={crumbs} />
      <Card as="section" aria-labelledby="said" className="flex flex-col gap-1">
        <h2 id="said" className="text-lg">
          {say.said}
        </h2>
        <p className="font-semibold">{reason}</p>
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
        {consultant && <p className="text-muted text-sm">{consultant}</p>}
      </Card>
      {handled && (
        <Alert tone="success" title={handled}>
          {note}
        </Alert>
      )}
      {!handled && !can_handle && <Alert tone="info" title={say.concerned} />}
      {can_handle && (
        <Card as="section">
          <ConsoleForm
            intent="handle"
            formKey={key}
            failure={failure}
            labels={{ note: say.note }}
            submit={{ label: say.handle }}
          >
            <TextAreaField name="note" label={say.note} hint={say.noteHint} required rows={3} />
          </ConsoleForm>
        </Card>
      )}
      <section aria-labelledby="conversation" className="flex flex-col gap-2">
        <h2 id="conversation" className="text-lg">
          {say.conversation}
        </h2>
        <div className="flex max-h-[40rem] flex-col rounded-md bg-paper ring-1 ring-line ring-inset">
          <MessageList
            messages={messages.items}
            memberName={member}
            older={
              older && (
                <Link to={older} className={`${buttonClass({ variant: 'quiet', size: 'sm' })} self-center`}>
                  {say.older}
                </Link>
              )
            }
          />
        </div>
      </section>
    </div>
  )
}
