import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { ContactFields, FeatureFields, NameFields } from '../../components/tenant/brand-fields.tsx'
import { ColourFields } from '../../components/tenant/colour-fields.tsx'
import { brandLabels } from '../../components/tenant/labels.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { makeTenant } from './act.server.ts'
import { loadNewTenant } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadNewTenant(context)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => makeTenant(context, request)

export default function NewTenantPage() {
  const { key, held, tenants, path } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  const own = { slug: say.slug, host: say.host, admin_name: say.adminName, admin_email: say.adminEmail }
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        text={say.text}
        crumbs={[
          { label: say.tenants, href: tenants },
          { label: say.title, href: path },
        ]}
      />
      <Card>
        <ConsoleForm
          intent="make"
          formKey={key}
          failure={failure}
          labels={{ ...own, ...brandLabels(language) }}
          submit={{ label: say.submit }}
          warnsUnsaved
        >
          <OwnFields />
          <NameFields held={held} />
          <ContactFields held={held} />
          <ColourFields held={held} />
          <FeatureFields held={held} />
          <AdminFields />
        </ConsoleForm>
      </Card>
    </div>
  )
}

function OwnFields() {
  const say = words(useLanguage())
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextField name="host" label={say.host} hint={say.hostHint} required maxLength={253} />
      <TextField name="slug" label={say.slug} hint={say.slugHint} required maxLength={40} />
    </div>
  )
}

function AdminFields() {
  const say = words(useLanguage())
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">{say.admin}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <TextField name="admin_name" label={say.adminName} required maxLength={120} />
        <TextField name="admin_email" label={say.adminEmail} type="email" required maxLength={200} />
      </div>
    </fieldset>
  )
}
