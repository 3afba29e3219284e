import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Timeline } from '../../../ui/timeline.tsx'
import { licenceTones } from '../../licence-tones.ts'
import { licenceWords } from '../../licence-words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnLicence } from './act.server.ts'
import { loadLicence, type ShownLicence } from './load.server.ts'
import { ChangeForm } from './parts/change-form.tsx'
import { Suspension } from './parts/suspension.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadLicence(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnLicence(context, { id: params.id ?? '', request })

export default function LicencePage() {
  const shown = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const adding = (
    <Link to={shown.add} className={buttonClass({ variant: 'secondary' })}>
      {say.addOther}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={shown.title}
        crumbs={shown.crumbs}
        badge={<Badge tone={licenceTones[shown.state]}>{shown.state_text}</Badge>}
        actions={adding}
      />
      {failure && !shown.intents.includes(failure.intent) && <Alert tone="danger" announced title={failure.message} />}
      {!failure && shown.done && <DoneAlert title={shown.done} />}
      <Facts shown={shown} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <ChangeForm shown={shown} failure={failure} />
        <div className="flex flex-col gap-4">
          <Suspension shown={shown} failure={failure} />
          <Card as="section" aria-labelledby="timeline" className="flex flex-col gap-4">
            <h2 id="timeline" className="text-lg">
              {say.timeline}
            </h2>
            {shown.timeline.length > 0 ? <Timeline steps={shown.timeline} /> : <p>{say.noHistory}</p>}
          </Card>
        </div>
      </div>
    </div>
  )
}

function Facts({ shown: { facts, evidence_url } }: { shown: ShownLicence }) {
  const say = useWords(words)
  const own = useWords(licenceWords)
  return (
    <Card as="section" aria-label={say.facts} className="flex flex-col gap-4">
      <dl className="grid gap-4 sm:grid-cols-3">
        {facts.map(({ name, text }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {evidence_url && (
        <a href={evidence_url} target="_blank" rel="noreferrer" className={linkClass()}>
          {own.seeEvidence}
        </a>
      )}
    </Card>
  )
}
