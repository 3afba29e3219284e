import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { DayField, SelectField } from '../../ui/form/fields.tsx'
import { UploadField } from '../../ui/form/upload-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnSettlements, loadSettlements } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSettlements(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnSettlements(context, request)

export default function SettlementsPage() {
  const { list, rows, gateways, differences, csv } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        text={say.text}
        actions={
          <Link to={differences} className={buttonClass({ variant: 'secondary' })}>
            {say.differences}
          </Link>
        }
      />
      <TakeForm />
      <DataTable
        caption={say.list}
        list={list}
        csv={csv}
        filters={[
          { kind: 'choice', name: 'gateway', label: say.gateway, all: say.allGateways, options: [...gateways] },
        ]}
        empty={{ title: say.empty, text: say.emptyText, icon: <CheckCheck /> }}
        columns={[
          {
            key: 'day',
            header: say.day,
            isRowHeader: true,
            sort: 'day',
            cell: ({ href, day }) => (
              <Link to={href} className={linkClass({ tone: 'plain' })}>
                {day}
              </Link>
            ),
          },
          { key: 'gateway', header: say.gateway, cell: ({ gateway }) => gateway },
          { key: 'lines', header: say.lines, align: 'end', isWideOnly: true, cell: ({ lines }) => lines },
          { key: 'gross', header: say.gross, align: 'end', cell: ({ gross }) => gross },
          { key: 'fee', header: say.fee, align: 'end', isWideOnly: true, cell: ({ fee }) => fee },
          {
            key: 'open',
            header: say.open,
            cell: ({ open }) => <Badge tone={open === 0 ? 'success' : 'warning'}>{open}</Badge>,
          },
          { key: 'received', header: say.received, isWideOnly: true, cell: ({ received }) => received },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

function TakeForm() {
  const { key, gateways, samples } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <Card as="section" aria-label={say.upload}>
      <details open={failure !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-lg">{say.upload}</summary>
        <div className="flex flex-col gap-4 pt-2">
          <p className="text-muted text-sm">{say.uploadText}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {samples.map(({ name, href, file }) => (
              <a key={name} href={href} download={file} className={linkClass()}>
                {say.sample(name)}
              </a>
            ))}
          </p>
          <ConsoleForm
            intent="take"
            scope="take-"
            formKey={key}
            failure={failure}
            labels={{ gateway: say.uploadGateway, day: say.day, file: say.file }}
            submit={{ label: say.send }}
            hasFiles
          >
            <SelectField name="gateway" label={say.uploadGateway} options={gateways} required />
            <DayField name="day" label={say.day} required />
            <UploadField name="file" label={say.file} accept=".csv,text/csv" maxBytes={5 * 1024 * 1024} required />
          </ConsoleForm>
        </div>
      </details>
    </Card>
  )
}
