import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { reviewGuide } from '#modules/content/contract.console.ts'
import { TextLinkContext } from '../../../components/guides/text-link.ts'
import { TextParts } from '../../../components/guides/text-parts.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { actOnReview } from '../../components/review/review.server.ts'
import { ReviewBadge } from '../../components/review/review-badge.tsx'
import { ReviewForms } from '../../components/review/review-forms.tsx'
import { words as reviewWords } from '../../components/review/words.ts'
import { to } from '../../to.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { siteLinks } from '../../ui/site-link.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadGuide } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadGuide(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnReview(context, { request, id: params.id ?? '', call: reviewGuide, path: '/guides/:id' })

type Text = ReturnType<typeof useLoaderData<typeof loader>>['texts'][number]

function GuideText({ lang, title, summary, text, say }: Text) {
  return (
    <Card as="article" padding="lg" lang={lang} className="flex min-w-0 flex-col gap-8 leading-relaxed">
      <header className="flex flex-col gap-2">
        <p className="text-muted text-sm">{reviewWords(lang)[lang === 'id' ? 'indonesian' : 'english']}</p>
        <p className="font-bold text-2xl">{title}</p>
        <p className="text-lg text-muted">{summary}</p>
      </header>
      <TextLinkContext value={siteLinks[lang]}>
        <TextParts text={text} say={say} />
      </TextLinkContext>
    </Card>
  )
}

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
      <section aria-label={say.body} className="grid items-start gap-4 xl:grid-cols-2">
        {texts.map((text) => (
          <GuideText key={text.lang} {...text} />
        ))}
      </section>
      <ReviewForms review={review} digest={digest} keys={keys} failure={failure} done={done} />
    </div>
  )
}
