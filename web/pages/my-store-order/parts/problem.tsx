import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useField } from '../../../ui/field-context.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import type { StoreOrder } from '../load.server.ts'

type Say = StoreOrder['say']

type Shown = StoreOrder['problems'][number]

/** The latest that was reported, and below it what was before. */
export const Problems = ({ problems, say }: { problems: readonly Shown[]; say: Say }) =>
  problems.map((problem, place) => (
    <Problem
      key={problem.id}
      id={place === 0 ? 'problem' : problem.id}
      title={place === 0 ? say.reported : say.reportedBefore}
      problem={problem}
    />
  ))

/** What was reported, what the store says to it, and what was decided. */
function Problem({ id, title, problem }: { id: string; title: string; problem: Shown }) {
  return (
    <OrderPart id={id} title={title}>
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-semibold">{problem.kind}</p>
        <Badge tone={problem.status.tone}>{problem.status.label}</Badge>
      </div>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{problem.text}</p>
      {problem.pictures.length > 0 && (
        <ul className="grid grid-cols-3 gap-3">
          {problem.pictures.map(({ id, colour, alt }) => (
            <li key={id} className="min-w-0">
              <SitePicture
                id={id}
                colour={colour}
                shape="square"
                sizes="30vw"
                widest={480}
                alt={alt}
                className="w-full rounded-md"
              />
            </li>
          ))}
        </ul>
      )}
      <Timeline steps={problem.steps} />
    </OrderPart>
  )
}

type ReportProps = { report: NonNullable<StoreOrder['report']>; failure: Failure | undefined; say: Say }

/** A plain form: it carries files, and works without scripts. */
export function ReportForm({ report, failure, say }: ReportProps) {
  const { isBusy } = useSubmission('report', failure)
  const labels = {
    kind: say.problemKind,
    text: say.problemWords,
    ...Object.fromEntries(report.photos.map(({ name, label }) => [name, label])),
  }
  return (
    <details id="report" open={failure !== undefined} className="card card-flat card-md">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{say.problem}</summary>
      <form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-4 pt-2">
        <p className="text-sm">{say.problemText}</p>
        <input type="hidden" name="intent" value="report" />
        <FormFailure failure={failure} labels={labels} />
        <RadioGroup
          name="kind"
          label={say.problemKind}
          options={report.kinds}
          required
          defaultValue={failure?.values.kind}
          error={fieldError(failure, 'kind')}
        />
        {report.later && <p className="text-muted text-sm">{report.later}</p>}
        <Field name="text" label={say.problemWords} hint={say.problemHint} required error={fieldError(failure, 'text')}>
          <TextArea rows={4} maxLength={1000} defaultValue={failure?.values.text} />
        </Field>
        {report.photos.map(({ name, label }) => (
          <Field
            key={name}
            name={name}
            label={label}
            optionalMark={say.optional}
            hint={say.photoHint}
            error={fieldError(failure, name)}
          >
            <PhotoInput />
          </Field>
        ))}
        <Button type="submit" busy={isBusy} busyLabel={say.sending} className="self-start max-sm:w-full">
          {say.sendProblem}
        </Button>
      </form>
    </details>
  )
}

function PhotoInput() {
  return (
    <input
      {...useField()}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      className="max-w-full text-sm file:me-3 file:min-h-11 file:rounded-sm file:border file:border-control file:bg-paper file:px-4 file:font-semibold file:text-brand-text"
    />
  )
}
