import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnApplication } from './act.server.ts'
import { loadApplication, type ShownApplication } from './load.server.ts'
import { CheckCard } from './parts/check-card.tsx'
import { Decide } from './parts/decide.tsx'
import { Scans } from './parts/scans.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadApplication(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnApplication(context, { id: params.id ?? '', request })

const tones: Record<ShownApplication['state'], BadgeTone> = {
  submitted: 'warning',
  in_review: 'brand',
  accepted: 'success',
  rejected: 'danger',
}

export default function ApplicationPage() {
  const shown = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={shown.company}
        crumbs={[shown.list, shown.own]}
        badge={<Badge tone={tones[shown.state]}>{shown.state_text}</Badge>}
      />
      {failure && !shown.intents.includes(failure.intent) && <Alert tone="danger" announced title={failure.message} />}
      {!failure && shown.done && <DoneAlert title={shown.done} />}
      <Facts facts={shown.facts} />
      <section aria-labelledby="checks" className="flex flex-col gap-3">
        <h2 id="checks" className="text-xl">
          {say.checks}
        </h2>
        <p className="text-muted">{say.checksText}</p>
        <div className="grid items-start gap-4 lg:grid-cols-3">
          {shown.checks.map((check) => (
            <CheckCard key={check.kind} check={check} kinds={shown.licence_kinds} failure={failure}>
              {check.kind === 'documents' && <Scans scans={shown.scans} />}
            </CheckCard>
          ))}
        </div>
      </section>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Decide shown={shown} failure={failure} />
        <Card as="section" aria-labelledby="timeline" className="flex flex-col gap-4">
          <h2 id="timeline" className="text-lg">
            {say.timeline}
          </h2>
          <Timeline steps={shown.timeline} />
        </Card>
      </div>
    </div>
  )
}

function Facts({ facts }: Pick<ShownApplication, 'facts'>) {
  const say = useWords(words)
  return (
    <Card as="section" aria-label={say.facts}>
      <dl className="grid gap-4 sm:grid-cols-3">
        {facts.map(({ name, lines }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            {lines.map((line) => (
              <dd key={line} className="[overflow-wrap:anywhere]">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  )
}
