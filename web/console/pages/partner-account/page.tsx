import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { accountStateWords, accountTones } from '../../components/accounts/words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnAccount, loadAccount } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadAccount(context, { id: params.account_id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnAccount(context, { id: params.account_id ?? '', request })

export default function AccountPage() {
  const account = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={account.title}
        text={say.logged}
        crumbs={[
          { label: say.accounts, href: account.accounts },
          { label: account.title, href: account.path },
        ]}
        badge={<Badge tone={accountTones[account.state]}>{accountStateWords(language)[account.state]}</Badge>}
      />
      {!failure && account.done && <DoneAlert title={account.done} />}
      <Card className="flex flex-col gap-4">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
          {account.facts.map(({ name, value }) => (
            <div key={name} className="min-w-0">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        {account.state === 'entered' && <Decide />}
      </Card>
    </div>
  )
}

/** Both need a code of the app: this is where money will go. */
function Decide() {
  const { key, is_as_applied } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = words(useLanguage())
  const steps = [
    { intent: 'verify', label: say.verify, field: say.note, hint: say.noteHint, variant: 'primary' },
    { intent: 'reject', label: say.reject, field: say.rejectReason, hint: say.rejectHint, variant: 'secondary' },
  ] as const
  return (
    <section aria-label={say.decide} className="flex flex-col gap-4 border-line border-t pt-4">
      <p>{is_as_applied ? say.asApplied : say.isChange}</p>
      <div className="grid gap-6 md:grid-cols-2">
        {steps.map(({ intent, label, field, hint, variant }) => (
          <ConsoleForm
            key={intent}
            intent={intent}
            formKey={key}
            failure={failure}
            labels={{ reason: field, code: say.code }}
            submit={{ label, variant }}
            scope={`${intent}-`}
          >
            <TextField name="reason" label={field} hint={hint} required maxLength={500} />
            <CodeField label={say.code} />
          </ConsoleForm>
        ))}
      </div>
    </section>
  )
}
