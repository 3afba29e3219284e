import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { breachWords } from '../../breach-words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnBreach } from './act.server.ts'
import { loadBreach, type ShownBreach } from './load.server.ts'
import { StepForm } from './parts/step-form.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadBreach(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnBreach(context, { id: params.id ?? '', request })

export default function BreachPage() {
  const { head, facts, steps, path, list, key, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(breachWords)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={head.title}
        badge={<Badge tone={head.tone}>{head.status}</Badge>}
        crumbs={[
          { label: say.title, href: list },
          { label: head.title, href: path },
        ]}
      />
      {!failure && done && <DoneAlert title={say[done]} />}
      <Facts facts={facts} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card as="section" aria-labelledby="steps" className="flex flex-col gap-4">
          <h2 id="steps" className="text-lg">
            {say.steps}
          </h2>
          {steps.length > 0 ? <Timeline steps={steps} /> : <p className="text-muted">{say.noSteps}</p>}
        </Card>
        <StepForm formKey={key} failure={failure} />
      </div>
    </div>
  )
}

function Facts({ facts }: Pick<ShownBreach, 'facts'>) {
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ name, text }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
