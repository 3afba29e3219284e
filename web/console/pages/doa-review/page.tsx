import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { reviewDoa } from '#modules/worship/contract.console.ts'
import { Card } from '../../../ui/card.tsx'
import { actOnReview } from '../../components/review/review.server.ts'
import { ReviewBadge } from '../../components/review/review-badge.tsx'
import { ReviewForms } from '../../components/review/review-forms.tsx'
import { words as reviewWords } from '../../components/review/words.ts'
import { to } from '../../to.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadDoa } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadDoa(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnReview(context, { request, id: params.id ?? '', call: reviewDoa, path: '/doa/:id' })

export default function DoaReviewPage() {
  const { title, arabic, digest, review, parts, verses, keys, done, path } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...reviewWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={title}
        text={review.by}
        badge={<ReviewBadge review={review} />}
        crumbs={[
          { label: say.list, href: to(language, '/doa') },
          { label: title, href: path },
        ]}
      />
      <Card as="section" padding="lg" aria-label={say.arabic} className="flex flex-col gap-4">
        <p lang="ar" dir="rtl" className="text-3xl leading-loose">
          {arabic}
        </p>
        <p className="text-muted text-sm">{verses ? `${say.fixed} ${say.verses}: ${verses}.` : say.fixed}</p>
        <dl className="flex flex-col gap-4">
          {parts.map((part) => (
            <div key={part.name} className="flex flex-col gap-1">
              <dt className="font-semibold text-sm">{part.name}</dt>
              <dd className="grid gap-3 md:grid-cols-2">
                <p lang="id">{part.id}</p>
                <p lang="en" className="text-muted">
                  {part.en}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <ReviewForms review={review} digest={digest} keys={keys} failure={failure} done={done} />
    </div>
  )
}
