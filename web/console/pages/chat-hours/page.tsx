import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { ConsoleAnchor } from '../../ui/console-anchor.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { CheckboxField, TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnHours, loadHours, type ShownDay } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadHours(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnHours(context, request)

export default function ChatHoursPage() {
  const { brands, tenant_id, days, key, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const labels = Object.fromEntries(
    days.flatMap(({ weekday, name }) => [
      [`opens.${weekday}`, `${name}: ${say.opens}`],
      [`closes.${weekday}`, `${name}: ${say.closes}`],
    ]),
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} />
      {!failure && done && <DoneAlert title={say[`done_${done}`]} />}
      {brands.length > 1 && <TabLinks label={say.brands} tabs={brands} link={ConsoleAnchor} />}
      {tenant_id !== undefined && (
        <Card as="section" className="max-w-2xl">
          <ConsoleForm
            key={tenant_id}
            intent="hours"
            formKey={key}
            failure={failure}
            labels={labels}
            hidden={{ tenant_id }}
            submit={{ label: say.save }}
          >
            <p className="text-muted text-sm">{say.hint}</p>
            {days.map((day) => (
              <Day key={day.weekday} day={day} />
            ))}
          </ConsoleForm>
        </Card>
      )}
    </div>
  )
}

function Day({ day: { weekday, name, is_open, opens, closes } }: { day: ShownDay }) {
  const say = useWords(words)
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-4 gap-y-2 border-line border-t pt-3 sm:grid-cols-[1fr_8rem_8rem] sm:items-end">
      <legend className="sr-only">{name}</legend>
      <div className="col-span-2 sm:col-span-1 sm:pb-2">
        <CheckboxField name={`open.${weekday}`} label={say.open(name)} value={String(is_open)} />
      </div>
      <TextField name={`opens.${weekday}`} label={say.opens} required maxLength={5} value={opens} />
      <TextField name={`closes.${weekday}`} label={say.closes} required maxLength={5} value={closes} />
    </fieldset>
  )
}
