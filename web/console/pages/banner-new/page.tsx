import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { BannerFields } from '../../components/content/banner-fields.tsx'
import { BrandField } from '../../components/content/brand-field.tsx'
import { bannerLabels } from '../../components/content/labels.ts'
import { to } from '../../to.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { makeBanner } from './act.server.ts'
import { loadNewBanner } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadNewBanner(context)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => makeBanner(context, request)

export default function NewBannerPage() {
  const { key, brands } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        crumbs={[
          { label: say.list, href: to(language, '/banners') },
          { label: say.title, href: to(language, '/banners/new') },
        ]}
      />
      <Card as="section" padding="lg" aria-label={say.title}>
        <ConsoleForm
          intent="create"
          formKey={key}
          failure={failure}
          labels={bannerLabels(language)}
          submit={{ label: say.save }}
          hasFiles
          warnsUnsaved
        >
          <BrandField brands={brands} />
          <BannerFields />
        </ConsoleForm>
      </Card>
    </div>
  )
}
