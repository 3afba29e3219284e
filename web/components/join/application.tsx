import { Form } from 'react-router'
import { MailQuestion } from '#web/ui/icons/icons.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { AuthCard } from '../account/auth-card.tsx'
import type { Failure } from '../form/failure.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useSubmission } from '../form/use-submission.ts'
import type { ApplicationView } from './application.server.ts'
import { Documents } from './documents.tsx'
import type { Joining } from './join.server.ts'
import { Narrow } from './narrow.tsx'

type ApplicationProps = {
  application: ApplicationView & { token: string }
  failure: Failure | undefined
  joining: Joining
}

/** What the mailed link shows: first the question whether it was you, ever after how the application is doing. */
export function Application({ application, failure, joining }: ApplicationProps) {
  const { say } = joining
  if (application.state === 'unverified') return <Confirm application={application} failure={failure} say={say} />
  return (
    <div className="layout flex flex-col gap-6 py-8 md:py-14">
      <header className="flex flex-col items-start gap-3">
        <Badge tone={application.tone}>{application.standing}</Badge>
        <h1 className="text-3xl md:text-4xl [overflow-wrap:anywhere]">{application.title}</h1>
        <p className="text-muted">{application.kind}</p>
      </header>
      <Card padding="lg">
        <Stepper
          label={say.progress}
          doneLabel={say.done}
          current={application.current}
          steps={application.steps.map((label) => ({ label }))}
        />
      </Card>
      <p className="max-w-prose text-lg">{application.next}</p>
      {application.documents.is_shown && (
        <Documents view={application.documents} token={application.token} failure={failure} />
      )}
      <History application={application} say={say} />
    </div>
  )
}

type Said = { say: Joining['say'] }

function Confirm({ application, failure, say }: Omit<ApplicationProps, 'joining'> & Said) {
  const intent = 'prove'
  const { isBusy } = useSubmission(intent, failure)
  return (
    <Narrow>
      <AuthCard icon={<MailQuestion />} title={say.confirmTitle} lead={application.confirm} footer={say.confirmIgnore}>
        <Form method="post" className="flex flex-col gap-5">
          <input type="hidden" name="intent" value={intent} />
          <FormFailure failure={failure} labels={{}} />
          <Button type="submit" wide busy={isBusy} busyLabel={say.sending}>
            {say.confirm}
          </Button>
        </Form>
      </AuthCard>
    </Narrow>
  )
}

function History({ application, say }: { application: ApplicationView } & Said) {
  return (
    <section aria-labelledby="history" className="flex flex-col gap-3">
      <h2 id="history" className="text-xl">
        {say.history}
      </h2>
      <ol className="flex flex-col gap-4 border-line border-s-2 ps-5">
        {application.history.map((entry) => (
          <li key={entry.at + entry.state}>
            <p className="font-semibold">{entry.label}</p>
            <time dateTime={entry.at} className="text-muted text-sm">
              {entry.shown}
            </time>
            {entry.reason && <p className="mt-1 max-w-prose">{`${say.reason}: ${entry.reason}`}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
