import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { ItemFields } from '../../components/stores/item-fields.tsx'
import { itemLabels, itemTones, itemWords } from '../../components/stores/item-words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { VersionField } from '../../ui/form/version-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnItem } from './act.server.ts'
import { loadItem, type ShownItem } from './load.server.ts'
import { Certificates } from './parts/certificates.tsx'
import { Pictures } from './parts/pictures.tsx'
import { Variants } from './parts/variants.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadItem(context, { id: params.id ?? '', url })

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnItem(context, { id: params.id ?? '', request })

type Part = { item: ShownItem; failure: Failure | undefined }

export default function ItemPage() {
  const item = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...itemWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={item.title}
        text={item.store}
        crumbs={item.crumbs}
        badge={<Badge tone={itemTones[item.state]}>{say[item.state]}</Badge>}
      />
      {!failure && item.done && <DoneAlert title={item.done} />}
      {item.missing.length > 0 && (
        <Alert tone="warning" title={item.state === 'on_sale' ? say.missingOnSale : say.missing}>
          <ul className="list-disc ps-5">
            {item.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <AboutForm item={item} failure={failure} />
          <Variants item={item} failure={failure} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SaleForm item={item} failure={failure} />
          <Pictures item={item} failure={failure} />
          <Certificates item={item} failure={failure} />
        </div>
      </div>
    </div>
  )
}

function AboutForm({ item, failure }: Part) {
  const language = useLanguage()
  const say = { ...itemWords(language), ...words(language) }
  return (
    <Card as="section" padding="lg" aria-label={say.form}>
      <ConsoleForm
        intent="save"
        formKey={item.key}
        failure={failure}
        labels={itemLabels(language)}
        submit={{ label: say.save }}
      >
        <VersionField value={item.version} />
        <ItemFields categories={item.categories} values={item.values} />
      </ConsoleForm>
    </Card>
  )
}

/** Puts the item on sale, or takes it out of the shop. */
function SaleForm({ item, failure }: Part) {
  const language = useLanguage()
  const say = words(language)
  const isSold = item.state === 'on_sale'
  const [intent, title, text] = isSold
    ? (['withdraw', say.withdraw, say.withdrawText] as const)
    : (['publish', say.publish, say.publishText] as const)
  return (
    <Card as="section" aria-labelledby="sale-title" className="flex flex-col gap-3">
      <h2 id="sale-title" className="text-lg">
        {title}
      </h2>
      <p className="text-muted text-sm">{text}</p>
      <ConsoleForm
        intent={intent}
        formKey={item.key}
        failure={failure}
        scope="sale-"
        labels={{}}
        submit={{ label: title, ...(isSold && { variant: 'secondary' as const }) }}
      />
    </Card>
  )
}
