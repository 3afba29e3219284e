import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { FaqFields } from '../../components/content/faq-fields.tsx'
import { faqLabels } from '../../components/content/labels.ts'
import { RemoveForm } from '../../components/content/remove-form.tsx'
import { textWords } from '../../components/content/text-words.ts'
import { words as contentWords } from '../../components/content/words.ts'
import { to } from '../../to.ts'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnFaq } from './act.server.ts'
import { loadFaq } from './load.server.ts'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

import { DoneAlert } from '../../ui/done-alert.tsx'
import { VersionField } from '../../ui/form/version-field.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadFaq(context, { id: params.id ?? '', url })

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnFaq(context, { request, id: params.id ?? '' })

export default function FaqPage() {
  const faq = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...contentWords(language), ...textWords(language), ...words(language) }
  const { question, brand, can_change, keys, done } = faq
  const own = (
    <Link to={faq.own} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      {say.own}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={question}
        text={brand ?? say.allBrands}
        crumbs={[
          { label: say.list, href: to(language, '/faqs') },
          { label: question, href: faq.address },
        ]}
        {...(brand === undefined && { actions: own })}
      />
      {!failure && done && <DoneAlert title={say[done]} />}
      {can_change ? (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Card as="section" padding="lg" aria-label={say.edit}>
            <ConsoleForm
              intent="save"
              formKey={keys.save}
              failure={failure}
              labels={faqLabels(language)}
              submit={{ label: say.save }}
              warnsUnsaved
            >
              <VersionField value={faq.version} />
              <FaqFields values={faq.values} />
            </ConsoleForm>
          </Card>
          {brand !== undefined && (
            <RemoveForm formKey={keys.remove} failure={failure} name={question} text={say.removeText} />
          )}
        </div>
      ) : (
        <>
          <Alert tone="info" title={say.shared} />
          <Card as="section" padding="lg" aria-label={say.answer}>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{faq.answer}</p>
          </Card>
        </>
      )}
    </div>
  )
}
