import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { fieldWords } from '../../components/packages/words.ts'
import { to } from '../../to.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { BilingualField, SelectField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnNewPackage, loadNewPackage } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadNewPackage(context)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => actOnNewPackage(context, request)

export default function NewPackagePage() {
  const { key, types, kinds, partners } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const [say, fields] = [words(language), fieldWords(language)]
  const labels = {
    partner_id: fields.partner_id,
    type_slug: fields.type_slug,
    kind: fields.kind,
    'name.id': fields.name,
    'name.en': fields.name,
  }
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <PageHead
        title={say.title}
        text={say.text}
        crumbs={[
          { label: say.packages, href: to(language, '/packages') },
          { label: say.title, href: to(language, '/packages/new') },
        ]}
      />
      <ConsoleForm intent="create" formKey={key} failure={failure} labels={labels} submit={{ label: say.create }}>
        {partners.length > 1 && <SelectField name="partner_id" label={fields.partner_id} options={partners} required />}
        <SelectField name="type_slug" label={fields.type_slug} options={types} required />
        <SelectField name="kind" label={fields.kind} options={kinds} value="regular" required />
        <BilingualField name="name" label={fields.name} mark={say.later} needsIndonesian />
      </ConsoleForm>
    </div>
  )
}
