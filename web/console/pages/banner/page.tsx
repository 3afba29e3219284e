import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { BannerFields } from '../../components/content/banner-fields.tsx'
import { bannerLabels } from '../../components/content/labels.ts'
import { RemoveForm } from '../../components/content/remove-form.tsx'
import { words as contentWords } from '../../components/content/words.ts'
import { to } from '../../to.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnBanner } from './act.server.ts'
import { loadBanner } from './load.server.ts'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

import { DoneAlert } from '../../ui/done-alert.tsx'
import { VersionField } from '../../ui/form/version-field.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadBanner(context, { id: params.id ?? '', url })

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnBanner(context, { request, id: params.id ?? '' })

export default function BannerPage() {
  const { title, brand, address, values, version, keys, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...contentWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={title}
        text={brand}
        crumbs={[
          { label: say.list, href: to(language, '/banners') },
          { label: title, href: address },
        ]}
      />
      {!failure && done && <DoneAlert title={say[done]} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card as="section" padding="lg" aria-label={say.edit}>
          <ConsoleForm
            intent="save"
            formKey={keys.save}
            failure={failure}
            labels={bannerLabels(language)}
            submit={{ label: say.save }}
            hasFiles
            warnsUnsaved
          >
            <VersionField value={version} />
            <BannerFields values={values} />
          </ConsoleForm>
        </Card>
        <RemoveForm formKey={keys.remove} failure={failure} name={title} text={say.removeText} />
      </div>
    </div>
  )
}
