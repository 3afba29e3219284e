import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { BrandField } from '../../components/content/brand-field.tsx'
import { FaqFields } from '../../components/content/faq-fields.tsx'
import { faqLabels } from '../../components/content/labels.ts'
import { to } from '../../to.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { makeFaq } from './act.server.ts'
import { loadNewFaq } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadNewFaq(context, url)

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request, url }: ActionFunctionArgs) => makeFaq(context, { request, url })

export default function NewFaqPage() {
  const { key, brands, replaces, values } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        {...(replaces && { text: say.instead(replaces.question) })}
        crumbs={[
          { label: say.list, href: to(language, '/faqs') },
          { label: say.title, href: to(language, '/faqs/new') },
        ]}
      />
      <Card as="section" padding="lg" aria-label={say.title}>
        <ConsoleForm
          intent="create"
          formKey={key}
          failure={failure}
          labels={faqLabels(language)}
          submit={{ label: say.save }}
          warnsUnsaved
        >
          <BrandField brands={brands} />
          <FaqFields values={values} />
        </ConsoleForm>
      </Card>
    </div>
  )
}
