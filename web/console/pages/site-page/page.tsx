import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { TextLinkContext } from '../../../components/guides/text-link.ts'
import { TextParts } from '../../../components/guides/text-parts.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { pageLabels } from '../../components/content/labels.ts'
import { textWords } from '../../components/content/text-words.ts'
import { words as contentWords } from '../../components/content/words.ts'
import { to } from '../../to.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { BilingualField } from '../../ui/form/fields.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { siteLinks } from '../../ui/site-link.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnSitePage } from './act.server.ts'
import { loadSitePage, type ShownPage } from './load.server.ts'
import { FormerVersions, OwnForm } from './parts/side.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

import { DoneAlert } from '../../ui/done-alert.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadSitePage(context, { id: params.id ?? '', url })

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnSitePage(context, { request, id: params.id ?? '' })

function TextCard({ title, body, say }: NonNullable<ShownPage['shared']>) {
  const language = useLanguage()
  return (
    <Card as="article" padding="lg" className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      <TextLinkContext value={siteLinks[language]}>
        <TextParts text={body} say={say} />
      </TextLinkContext>
    </Card>
  )
}

type MainProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'keys' | 'revision' | 'values' | 'is_guide'> & {
  failure: ReturnType<typeof useActionData<typeof action>>
}

function EditForm({ keys, revision, values, is_guide, failure }: MainProps) {
  const language = useLanguage()
  const say = { ...contentWords(language), ...textWords(language), ...words(language) }
  return (
    <Card as="section" padding="lg" aria-label={say.edit} className="flex flex-col gap-4">
      <p className="text-muted text-sm">{say.saveText}</p>
      {is_guide && <p className="text-muted text-sm">{say.guideText}</p>}
      <ConsoleForm
        intent="save"
        formKey={keys.save}
        failure={failure}
        labels={pageLabels(language)}
        submit={{ label: say.save }}
        hasFiles
        warnsUnsaved
      >
        <input type="hidden" name="revision" value={revision} />
        <BilingualField name="title" label={say.title} required value={values.title} />
        <BilingualField name="summary" label={say.summary} required isLong value={values.summary} />
        <BilingualField name="body" label={say.body} hint={say.marks} required isLong value={values.body} />
      </ConsoleForm>
    </Card>
  )
}

export default function SitePagePage() {
  const page = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...contentWords(language), ...textWords(language), ...words(language) }
  const { title, brand, read, can_change, done } = page
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={title}
        text={`${brand ?? say.allBrands} · ${page.standing}`}
        crumbs={[
          { label: say.list, href: to(language, '/pages') },
          { label: title, href: page.address },
        ]}
        actions={
          // Not a page of the console: the site has it as readers see it.
          <a href={page.on_site} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {say.onSite}
          </a>
        }
      />
      {!failure && done && <DoneAlert title={done} />}
      {!can_change && <Alert tone="info" title={say.shared} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {read && (
          <div className="flex min-w-0 flex-col gap-3">
            <Alert tone="info" title={read.text}>
              <Link to={page.address} className="underline">
                {say.current}
              </Link>
            </Alert>
            <TextCard {...read} />
          </div>
        )}
        {!read && can_change && <EditForm {...page} failure={failure} />}
        {!read && page.shared && <TextCard {...page.shared} />}
        <div className="flex flex-col gap-4">
          {brand === undefined && <OwnForm page={page} failure={failure} />}
          <FormerVersions former={page.former} />
        </div>
      </div>
    </div>
  )
}
