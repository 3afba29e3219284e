import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { BrandField } from '../../components/content/brand-field.tsx'
import { GalleryFields } from '../../components/content/gallery-fields.tsx'
import { galleryLabels } from '../../components/content/labels.ts'
import { to } from '../../to.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { makeItem } from './act.server.ts'
import { loadNewItem } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadNewItem(context)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => makeItem(context, request)

export default function NewGalleryItemPage() {
  const { key, brands } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        crumbs={[
          { label: say.list, href: to(language, '/gallery') },
          { label: say.title, href: to(language, '/gallery/new') },
        ]}
      />
      <Card as="section" padding="lg" aria-label={say.title}>
        <ConsoleForm
          intent="create"
          formKey={key}
          failure={failure}
          labels={galleryLabels(language)}
          submit={{ label: say.save }}
          hasFiles
          warnsUnsaved
        >
          <BrandField brands={brands} />
          <GalleryFields />
        </ConsoleForm>
      </Card>
    </div>
  )
}
