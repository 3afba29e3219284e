import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { ItemFields } from '../../components/stores/item-fields.tsx'
import { itemLabels, itemWords } from '../../components/stores/item-words.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadNewItem, makeItem } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadNewItem(context)

export const action = ({ context, request }: ActionFunctionArgs) => makeItem(context, request)

export default function NewItemPage() {
  const { key, crumbs, categories, stores } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...itemWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={say.newItem} text={say.text} crumbs={crumbs} />
      <Card as="section" padding="lg" aria-label={say.newItem}>
        <ConsoleForm
          intent="create"
          formKey={key}
          failure={failure}
          labels={itemLabels(language)}
          submit={{ label: say.create }}
        >
          {stores.length > 0 && <SelectField name="store_id" label={say.store} options={stores} required />}
          <ItemFields categories={categories} />
        </ConsoleForm>
      </Card>
    </div>
  )
}
