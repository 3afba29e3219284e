import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Handshake } from '../../../ui/icons/icons.ts'
import { accountStateWords, accountTones } from '../../components/accounts/words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnBankAccount, loadBankAccount } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadBankAccount(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnBankAccount(context, request)

type Payee = ReturnType<typeof useLoaderData<typeof loader>>['payees'][number]

export default function BankAccountPage() {
  const { payees, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = words(useLanguage())
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {!failure && done && <DoneAlert title={done} />}
      {payees.map((payee) => (
        <section key={payee.id} aria-label={payee.name} className="flex flex-col gap-5">
          {payees.length > 1 && <h2 className="text-xl">{payee.name}</h2>}
          <Accounts payee={payee} />
          <EnterForm payee={payee} />
        </section>
      ))}
    </div>
  )
}

function Accounts({ payee: { accounts, none_text } }: { payee: Payee }) {
  const language = useLanguage()
  const say = words(language)
  if (accounts.length === 0) return <EmptyState title={say.none} text={none_text} icon={<Handshake />} />
  return (
    <ul aria-label={say.current} className="flex flex-col gap-3">
      {accounts.map(({ id, state, name, notes }) => (
        <Card key={id} as="li" className="flex flex-wrap items-start justify-between gap-3">
          <div className="flex min-w-0 flex-col gap-1">
            <p className="font-bold [overflow-wrap:anywhere]">{name}</p>
            {notes.map((note) => (
              <p key={note} className="text-muted text-sm">
                {note}
              </p>
            ))}
          </div>
          <Badge tone={accountTones[state]}>{accountStateWords(language)[state]}</Badge>
        </Card>
      ))}
    </ul>
  )
}

function EnterForm({ payee: { id, name, legal_name, held, form_text } }: { payee: Payee }) {
  const { key, payees } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = words(useLanguage())
  const labels = { bank_name: say.bank, number: say.number, holder: say.holder, code: say.code }
  const heading = `form-${id}`
  const label = payees.length > 1 ? { 'aria-label': `${say.form}: ${name}` } : { 'aria-labelledby': heading }
  return (
    <Card as="section" {...label} className="flex flex-col gap-4">
      <h2 id={heading} className="text-lg">
        {say.form}
      </h2>
      <p className="text-muted text-sm">{form_text}</p>
      <ConsoleForm
        intent="enter"
        formKey={key}
        failure={failure?.values.payee_id === id ? failure : undefined}
        labels={labels}
        submit={{ label: say.save }}
        hidden={{ payee_id: id }}
        scope={`${id}-`}
        warnsUnsaved
      >
        <TextField name="bank_name" label={say.bank} value={held?.bank_name} required maxLength={100} />
        <TextField
          name="number"
          label={say.number}
          hint={say.numberHint}
          required
          inputMode="numeric"
          maxLength={30}
          autoComplete="off"
        />
        <TextField
          name="holder"
          label={say.holder}
          value={held?.holder ?? legal_name ?? undefined}
          required
          maxLength={150}
        />
        <CodeField label={say.code} />
      </ConsoleForm>
    </Card>
  )
}
