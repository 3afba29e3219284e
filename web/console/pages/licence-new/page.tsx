import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { licenceWords } from '../../licence-words.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { LicenceFields } from '../../ui/licence-fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadNewLicence, saveNewLicence } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadNewLicence(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => saveNewLicence(context, request)

export default function NewLicencePage() {
  const { crumbs, form_key, partner_slug, kinds } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const own = useWords(licenceWords)
  const labels = {
    partner_slug: say.partnerSlug,
    kind: own.kind,
    number: own.number,
    valid_from: own.validFrom,
    valid_until: own.validUntil,
    evidence_url: own.evidence,
  }
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <PageHead title={say.title} text={say.text} crumbs={crumbs} />
      <Card padding="lg">
        <ConsoleForm
          intent="add"
          formKey={form_key}
          failure={failure}
          labels={labels}
          submit={{ label: say.save }}
          warnsUnsaved
        >
          <TextField
            name="partner_slug"
            label={say.partnerSlug}
            hint={say.slugHint}
            value={partner_slug}
            maxLength={120}
            required
          />
          <SelectField name="kind" label={own.kind} options={kinds} value={kinds[0]?.value} required />
          <LicenceFields />
        </ConsoleForm>
      </Card>
    </div>
  )
}
