import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { postLabels } from '../../components/content/labels.ts'
import { PostFields } from '../../components/content/post-fields.tsx'
import { to } from '../../to.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { DraftOffer } from '../../ui/form/draft-offer.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { makePost } from './act.server.ts'
import { loadNewPost } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadNewPost(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request }: ActionFunctionArgs) => makePost(context, request)

export default function NewPostPage() {
  const { key, keys, categories, uploads, draft } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        text={say.text}
        crumbs={[
          { label: say.list, href: to(language, '/posts') },
          { label: say.title, href: to(language, '/posts/new') },
        ]}
      />
      {draft.offer && !failure && <DraftOffer {...draft.offer} formKey={keys.forget} />}
      <Card as="section" padding="lg" aria-label={say.title}>
        <ConsoleForm
          intent="create"
          formKey={key}
          failure={failure}
          labels={postLabels(language)}
          submit={{ label: say.save }}
          hasFiles
          draft={draft.form}
          warnsUnsaved
        >
          <PostFields categories={categories} uploads={uploads} />
        </ConsoleForm>
      </Card>
    </div>
  )
}
