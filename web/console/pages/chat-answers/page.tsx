import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MessageSquareQuote } from '../../../ui/icons/icons.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { CheckboxField, TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnAnswers, loadAnswers, type ShownAnswer } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadAnswers(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnAnswers(context, request)

export default function ChatAnswersPage() {
  const { list, rows, crumbs, key, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const isLost = failure && failure.intent !== 'add' && !rows.some(({ id }) => id === failure.values.id)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} crumbs={crumbs} />
      {isLost && <Alert tone="danger" announced title={failure.message} />}
      {!failure && done && <DoneAlert title={say[`done_${done}`]} />}
      <DataTable
        caption={say.list}
        list={list}
        search={say.search}
        empty={{ title: say.empty, text: say.emptyText, icon: <MessageSquareQuote /> }}
        columns={[
          { key: 'title', header: say.name, sort: 'title', isRowHeader: true, cell: ({ title }) => title },
          {
            key: 'text',
            header: say.answer,
            cell: ({ text }) => <p className="whitespace-pre-wrap text-start [overflow-wrap:anywhere]">{text}</p>,
          },
          { key: 'whose', header: say.whose, cell: ({ is_shared }) => (is_shared ? say.shared : say.own) },
          { key: 'actions', header: say.actions, cell: (row) => <Change answer={row} failure={failure} /> },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <Card as="section" aria-labelledby="add" className="flex max-w-2xl flex-col gap-3">
        <h2 id="add" className="text-lg">
          {say.add}
        </h2>
        <ConsoleForm
          intent="add"
          formKey={key}
          failure={failure}
          labels={{ title: say.name, text: say.answer }}
          submit={{ label: say.add }}
        >
          <TextField name="title" label={say.name} required maxLength={60} />
          <TextAreaField name="text" label={say.answer} required rows={4} />
          <CheckboxField name="is_shared" label={say.isShared} />
        </ConsoleForm>
      </Card>
    </div>
  )
}

function Change({ answer: { id, key, title, text }, failure }: { answer: ShownAnswer; failure: Failure | undefined }) {
  const say = useWords(words)
  return (
    <details open={failure?.values.id === id} className="text-start">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4">
        {say.change}
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <ConsoleForm
          intent="change"
          formKey={key}
          failure={failure}
          labels={{ title: say.name, text: say.answer }}
          hidden={{ id }}
          scope={`${id}-`}
          submit={{ label: say.save, size: 'sm' }}
        >
          <TextField name="title" label={say.name} required maxLength={60} value={title} />
          <TextAreaField name="text" label={say.answer} required rows={4} value={text} />
        </ConsoleForm>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="remove" variant="danger" size="sm">
            {say.remove}
          </Button>
        </Form>
      </div>
    </details>
  )
}
