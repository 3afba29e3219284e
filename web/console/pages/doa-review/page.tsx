import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { reviewDoa } from '#modules/worship/contract.console.ts'
import '../../../components/doa/doa.css'
import { DoaCard } from '../../../components/doa/doa-card.tsx'
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
  const { title, digest, review, cards, verses, keys, done, path } = useLoaderData<typeof loader>()
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
      <p className="max-w-prose text-muted text-sm">{verses ? `${say.fixed} ${say.verses}: ${verses}.` : say.fixed}</p>
      <section aria-label={say.text} className="grid items-start gap-4 lg:grid-cols-2">
        {cards.map(({ lang, doa, say: around }) => (
          <div key={lang} lang={lang} className="flex min-w-0 flex-col gap-2">
            <h2 className="font-normal text-base text-muted">
              {reviewWords(lang)[lang === 'id' ? 'indonesian' : 'english']}
            </h2>
            <DoaCard doa={doa} say={around} />
          </div>
        ))}
      </section>
      <ReviewForms review={review} digest={digest} keys={keys} failure={failure} done={done} />
    </div>
  )
}
