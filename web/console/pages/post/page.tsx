import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { postLabels } from '../../components/content/labels.ts'
import { PostFields } from '../../components/content/post-fields.tsx'
import { PostStateBadge } from '../../components/content/post-state-badge.tsx'
import { words as contentWords } from '../../components/content/words.ts'
import { to } from '../../to.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { DraftOffer } from '../../ui/form/draft-offer.tsx'
import { VersionField } from '../../ui/form/version-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnPost } from './act.server.ts'
import { loadPost } from './load.server.ts'
import { StepForms } from './parts/step-forms.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadPost(context, { id: params.id ?? '', url })

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnPost(context, { request, id: params.id ?? '' })

export default function PostPage() {
  const post = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...contentWords(language), ...words(language) }
  const { title, brand, state, values, categories, former, done } = post
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={title}
        text={brand}
        badge={<PostStateBadge state={state} />}
        crumbs={[
          { label: say.list, href: to(language, '/posts') },
          { label: title, href: post.path },
        ]}
        actions={
          <Link to={post.preview} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {say.preview}
          </Link>
        }
      />
      {post.draft.offer && !failure && <DraftOffer {...post.draft.offer} formKey={post.keys.forget} />}
      {!failure && done && <DoneAlert title={done} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card as="section" padding="lg" aria-labelledby="edit-title" className="flex flex-col gap-4">
          <h2 id="edit-title" className="text-lg">
            {say.edit}
          </h2>
          <ConsoleForm
            intent="save"
            formKey={post.keys.save}
            failure={failure}
            labels={postLabels(language)}
            submit={{ label: say.save }}
            hasFiles
            draft={post.draft.form}
            warnsUnsaved
          >
            {/* Of what stands now: who was told what changed may then save over it. */}
            <VersionField value={post.version} />
            <PostFields values={values} categories={categories} uploads={post.uploads} />
          </ConsoleForm>
        </Card>
        <div className="flex flex-col gap-4">
          <StepForms post={post} failure={failure} />
          {/* What was there before the desk had posts has no history. */}
          {post.history.length + former.length > 0 && <Past history={post.history} former={former} />}
        </div>
      </div>
    </div>
  )
}

type PastProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'history' | 'former'>

/** What became of it so far, and the addresses it had. */
function Past({ history, former }: PastProps) {
  const say = words(useLanguage())
  return (
    <Card as="section" look="flat" aria-labelledby="history-title" className="flex flex-col gap-3">
      <h2 id="history-title" className="text-lg">
        {say.history}
      </h2>
      <Timeline steps={history} />
      {former.length > 0 && (
        <div className="flex flex-col gap-1 text-sm">
          <p className="font-semibold">{say.former}</p>
          <ul className="list-disc ps-5 text-muted [overflow-wrap:anywhere]">
            {former.map((slug) => (
              <li key={slug}>{slug}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
