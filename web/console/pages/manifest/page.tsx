import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { Download } from '../../../ui/icons/icons.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnManifest, loadManifest } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params }: LoaderFunctionArgs) => loadManifest(context, params.id ?? '')

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnManifest(context, { id: params.id ?? '', request })

export default function ManifestPage() {
  const { departure, formats, key, crumbs } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <PageHead title={say.title} text={departure} crumbs={crumbs} />
      <p>{say.text}</p>
      {answer?.ok && (
        <Alert tone="success" announced title={say.ready}>
          <p>{say.readyText(answer.until)}</p>
          {/* Not a page: the browser takes it as a file, and stays where it is. */}
          <p className="pt-3">
            <a href={answer.href} download className={buttonClass({ size: 'sm' })}>
              <Download aria-hidden="true" className="size-4" />
              {say.download(answer.format)}
            </a>
          </p>
        </Alert>
      )}
      <Card>
        <ConsoleForm
          intent="manifest"
          formKey={key}
          failure={answer?.ok === false ? answer : undefined}
          labels={{ code: say.code, format: say.format }}
          submit={{ label: answer?.ok ? say.again : say.submit }}
        >
          <SelectField name="format" label={say.format} options={formats} value="xlsx" required />
          <CodeField label={say.code} />
        </ConsoleForm>
      </Card>
    </div>
  )
}
