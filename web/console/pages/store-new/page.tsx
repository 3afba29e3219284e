import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { OriginFields, PlaceSearch } from '../../components/stores/origin.tsx'
import { originLabels } from '../../components/stores/origin-words.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadNewStore, makeStore } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadNewStore(context, url)

export const action = ({ context, request }: ActionFunctionArgs) => makeStore(context, request)

export default function NewStorePage() {
  const { crumbs, place, places } = useLoaderData<typeof loader>()
  const say = words(useLanguage())
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.title} text={say.text} crumbs={crumbs} />
      <Card as="section" aria-labelledby="first" className="flex flex-col gap-3">
        <h2 id="first" className="text-lg">
          {say.first}
        </h2>
        <p className="text-muted text-sm">{say.firstText}</p>
        <PlaceSearch place={place} places={places} />
      </Card>
      {places.length > 0 && <NewStoreForm />}
    </div>
  )
}

function NewStoreForm() {
  const { key, places } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  const labels = {
    ...{ name: say.name, slug: say.slug, phone_number: say.phone, ...originLabels(language) },
    ...{ person_name: say.personName, person_email: say.personEmail },
  }
  return (
    <Card as="section" padding="lg" aria-label={say.form}>
      <ConsoleForm intent="make" formKey={key} failure={failure} labels={labels} submit={{ label: say.submit }}>
        <OriginFields places={places} />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField name="name" label={say.name} required maxLength={80} />
          <TextField name="phone_number" label={say.phone} type="tel" required maxLength={20} />
        </div>
        <TextField name="slug" label={say.slug} hint={say.slugHint} required maxLength={100} />
        <fieldset className="flex min-w-0 flex-col gap-3">
          <legend className="mb-1 font-semibold">{say.person}</legend>
          <div className="grid gap-4 md:grid-cols-2">
            <TextField name="person_name" label={say.personName} required maxLength={100} />
            <TextField name="person_email" label={say.personEmail} type="email" required maxLength={254} />
          </div>
        </fieldset>
      </ConsoleForm>
    </Card>
  )
}
