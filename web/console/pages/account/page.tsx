import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RecoveryCodes } from '../../components/sign-in/recovery-codes.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnAccount, loadAccount } from './load.server.ts'
import { RecoveryForm } from './parts/recovery-form.tsx'
import { Sessions } from './parts/sessions.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadAccount(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnAccount(context, request)

export default function AccountPage() {
  const { person, grants, sessions, codes_left, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const failure = answer?.ok === false ? answer : undefined
  const renewed = answer?.ok ? answer.recovery_codes : undefined
  const say = useWords(words)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="text-2xl md:text-3xl">{say.title}</h1>
      {done && !answer && <DoneAlert title={done} />}
      {failure && failure.intent !== 'renew' && <Alert tone="danger" announced title={failure.message} />}
      <Card as="section" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p className="[overflow-wrap:anywhere]">
            <span className="block font-semibold text-lg">{person.full_name}</span>
            <span className="text-muted">{person.email}</span>
          </p>
          <Act intent="sign-out" label={say.signOut} />
        </div>
        <h2 className="text-base">{say.roles}</h2>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {grants.map((grant) => (
            <li key={grant}>{grant}</li>
          ))}
        </ul>
      </Card>
      <Card as="section" aria-labelledby="sessions" className="flex flex-col gap-2">
        <h2 id="sessions" className="text-lg">
          {say.sessions}
        </h2>
        <p className="text-muted text-sm">{say.sessionsLead}</p>
        <Sessions sessions={sessions} />
      </Card>
      <Card as="section" aria-labelledby="recovery" className="flex flex-col gap-3">
        <h2 id="recovery" className="text-lg">
          {say.recovery}
        </h2>
        {renewed ? (
          <>
            <DoneAlert title={say.renewed} />
            <RecoveryCodes codes={renewed} label={say.recovery} />
          </>
        ) : (
          <>
            <p className="text-muted text-sm">{say.left(codes_left)}</p>
            <RecoveryForm failure={failure} />
          </>
        )}
      </Card>
      <Card as="section" aria-labelledby="password" className="flex flex-col items-start gap-3">
        <h2 id="password" className="text-lg">
          {say.password}
        </h2>
        <p className="text-muted text-sm">{say.passwordLead}</p>
        <Act intent="password" label={say.sendLink} />
      </Card>
    </div>
  )
}

function Act({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </Form>
  )
}
