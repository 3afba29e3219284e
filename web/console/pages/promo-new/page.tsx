import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { promoLabels } from '../../components/promos/labels.ts'
import { PromoFields } from '../../components/promos/promo-fields.tsx'
import { words as promoWords } from '../../components/promos/words.ts'
import { to } from '../../to.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { makePromo } from './act.server.ts'
import { loadNewPromo } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadNewPromo(context)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => makePromo(context, request)

export default function NewPromoPage() {
  const { key, tenants } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...promoWords(language), ...words(language) }
  const [only] = tenants.length === 1 ? tenants : []
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        text={say.text}
        crumbs={[
          { label: say.list, href: to(language, '/promos') },
          { label: say.title, href: to(language, '/promos/new') },
        ]}
      />
      <Card as="section" padding="lg" aria-label={say.title}>
        <ConsoleForm
          intent="create"
          formKey={key}
          failure={failure}
          labels={promoLabels(language)}
          submit={{ label: say.save }}
          hasFiles
          warnsUnsaved
        >
          <SelectField name="tenant_id" label={say.tenant} required value={only?.value} options={tenants} />
          <PromoFields values={{ per_member: '1' }} />
          <div className="grid gap-4 md:grid-cols-2">
            <TextField name="quota" label={say.quota} inputMode="numeric" required />
            <MoneyField name="budget" label={say.budget} hint={say.budgetHint} />
          </div>
        </ConsoleForm>
      </Card>
    </div>
  )
}
