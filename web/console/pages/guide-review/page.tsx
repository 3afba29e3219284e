import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { reviewGuide } from '#modules/content/contract.console.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { actOnReview } from '../../components/review/review.server.ts'
import { ReviewBadge } from '../../components/review/review-badge.tsx'
import { ReviewForms } from '../../components/review/review-forms.tsx'
import { words as reviewWords } from '../../components/review/words.ts'
import { to } from '../../to.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadGuide } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadGuide(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnReview(context, { request, id: params.id ?? '', call: reviewGuide, path: '/guides/:id' })

export default function GuideReviewPage() {
  const { title, texts, on_site, digest, review, keys, done, path } = useLoaderData<typeof loader>()
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
          { label: say.list, href: to(language, '/guides') },
          { label: title, href: path },
        ]}
        actions={
          // Not a page of the console: the site has it as readers see it.
          <a href={on_site} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {say.onSite}
          </a>
        }
      />
      <section aria-label={say.body} className="grid items-start gap-4 lg:grid-cols-2">
        {texts.map(({ lang, title: heading, summary, body }) => (
          <Card key={lang} as="article" look="flat" className="flex min-w-0 flex-col gap-3">
            <p className="text-muted text-sm">{lang === 'id' ? say.indonesian : say.english}</p>
            <h2 lang={lang} className="text-lg">
              {heading}
            </h2>
            <p lang={lang}>{summary}</p>
            <p lang={lang} className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
              {body}
            </p>
          </Card>
        ))}
      </section>
      <ReviewForms review={review} digest={digest} keys={keys} failure={failure} done={done} />
    </div>
  )
}
