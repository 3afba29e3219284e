import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { codes } from '#core/refusal-codes.ts'
import { Card } from '../../../ui/card.tsx'
import { ContactFields, FeatureFields, LinkFields, NameFields } from '../../components/tenant/brand-fields.tsx'
import { ColourFields } from '../../components/tenant/colour-fields.tsx'
import { brandLabels } from '../../components/tenant/labels.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { VersionField } from '../../ui/form/version-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnTenant } from './act.server.ts'
import { loadTenant } from './load.server.ts'
import { Differences } from './parts/differences.tsx'
import { Hosts } from './parts/hosts.tsx'
import { LogoCard } from './parts/logo-card.tsx'
import { Partners } from './parts/partners.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadTenant(context, { id: params.tenant_id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnTenant(context, { id: params.tenant_id ?? '', request })

export default function TenantPage() {
  const tenant = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = words(useLanguage())
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={tenant.title}
        text={tenant.changed}
        crumbs={[
          { label: say.tenants, href: tenant.tenants },
          { label: tenant.title, href: tenant.path },
        ]}
      />
      {!failure && tenant.done && <DoneAlert title={tenant.done} />}
      <BrandForm />
      <LogoCard tenant={tenant} failure={failure} />
      <Partners {...tenant.partners} formKey={tenant.key} failure={failure} />
      {tenant.may_set_all && <FeaturesForm />}
      {tenant.may_set_all && <Hosts hosts={tenant.hosts} formKey={tenant.key} failure={failure} />}
    </div>
  )
}

function BrandForm() {
  const { key, held, version, changed } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  const isOutdated = failure?.code === codes.tenant_changed && failure.intent === 'brand'
  return (
    <Card as="section" aria-labelledby="brand" className="flex flex-col gap-4">
      <h2 id="brand" className="text-lg">
        {say.brand}
      </h2>
      <ConsoleForm
        intent="brand"
        formKey={key}
        failure={failure}
        labels={brandLabels(language)}
        submit={{ label: say.saveBrand }}
        warnsUnsaved
      >
        {isOutdated && <Differences failure={failure} held={held} changed={changed} />}
        {/* As it stands now: whoever has seen what changed may save over it. */}
        <VersionField value={version} />
        <NameFields held={held} />
        <ContactFields held={held} />
        <LinkFields held={held} />
        <ColourFields held={held} />
      </ConsoleForm>
    </Card>
  )
}

function FeaturesForm() {
  const { key, held, version } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  return (
    <Card as="section">
      <ConsoleForm
        intent="features"
        formKey={key}
        failure={failure}
        labels={brandLabels(language)}
        submit={{ label: words(language).saveFeatures }}
        scope="features-"
      >
        <VersionField value={version} />
        <FeatureFields held={held} />
      </ConsoleForm>
    </Card>
  )
}
