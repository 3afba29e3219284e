import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { promoLabels } from '../../components/promos/labels.ts'
import { PromoFields } from '../../components/promos/promo-fields.tsx'
import { StateBadge } from '../../components/promos/state-badge.tsx'
import { to } from '../../to.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { VersionField } from '../../ui/form/version-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { actOnPromo } from './act.server.ts'
import { loadPromo } from './load.server.ts'
import { EndForm, LimitsForm, StepForm } from './parts/side-forms.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadPromo(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnPromo(context, { request, id: params.id ?? '' })

export default function PromoPage() {
  const promo = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  const { code, title, state, facts, done } = promo
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={code}
        text={title}
        badge={<StateBadge state={state} />}
        crumbs={[
          { label: say.list, href: to(language, '/promos') },
          { label: code, href: promo.path },
        ]}
      />
      {!failure && done && <DoneAlert title={done} />}
      <Card as="section" look="tinted" aria-label={say.results}>
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex flex-col">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {state === 'over' ? (
        <Alert tone="info" title={say.overText} />
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Card as="section" padding="lg" aria-labelledby="edit-title" className="flex flex-col gap-4">
            <h2 id="edit-title" className="text-lg">
              {say.edit}
            </h2>
            <ConsoleForm
              intent="save"
              formKey={promo.keys.save}
              failure={failure}
              labels={promoLabels(language)}
              submit={{ label: say.save }}
              hasFiles
              warnsUnsaved
            >
              {/* Of what stands now: who was told what changed may then save over it. */}
              <VersionField value={promo.version} />
              <PromoFields values={promo.values} />
            </ConsoleForm>
          </Card>
          <div className="flex flex-col gap-4">
            <LimitsForm promo={promo} failure={failure} />
            <StepForm promo={promo} failure={failure} />
            <EndForm promo={promo} failure={failure} />
          </div>
        </div>
      )}
    </div>
  )
}
