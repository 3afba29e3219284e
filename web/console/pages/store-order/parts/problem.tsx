import { useId } from 'react'
import { SitePicture } from '../../../../components/site-picture.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Timeline } from '../../../../ui/timeline.tsx'
import { ChoicesField } from '../../../ui/form/choices-field.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownOrder } from '../load.server.ts'
import { problemWords } from '../problem-words.ts'
import { type Part, StepCard } from './step-card.tsx'

/** What the buyer says is wrong, with their pictures, and what was said to it. */
export function ProblemCard({ problem, title }: { problem: ShownOrder['earlierProblems'][number]; title: string }) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <Badge tone={problem.status.tone}>{problem.status.label}</Badge>
      </div>
      <p className="font-semibold">{problem.kind}</p>
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
    </Card>
  )
}

/** The store answers; the platform's people decide. */
export function ProblemSteps(part: Part) {
  const { can } = part.order
  return (
    <>
      {can.answer_problem && <AnswerProblem {...part} />}
      {can.decide_problem && <RefundProblem {...part} />}
      {can.decide_problem && <CloseProblem {...part} />}
    </>
  )
}

function AnswerProblem(part: Part) {
  const say = useWords(problemWords)
  const { can } = part.order
  return (
    <StepCard
      {...part}
      intent="answer-problem"
      title={say.answerTitle}
      text={say.answerText}
      labels={{ reason: say.words }}
      submit={{ label: say.answerSend, ...(can.decide_problem && { variant: 'secondary' as const }) }}
    >
      <Words />
    </StepCard>
  )
}

function RefundProblem(part: Part) {
  const say = useWords(problemWords)
  const lines = part.order.problem?.lines ?? []
  return (
    <StepCard
      {...part}
      intent="refund-problem"
      title={say.refundTitle}
      text={say.refundText}
      labels={{ reason: say.words, positions: say.lines }}
      submit={{ label: say.refundSend }}
    >
      {lines.length > 0 && <ChoicesField name="positions" label={say.lines} options={lines} values={[]} />}
      <Words />
    </StepCard>
  )
}

function CloseProblem(part: Part) {
  const say = useWords(problemWords)
  return (
    <StepCard
      {...part}
      intent="close-problem"
      title={say.closeTitle}
      labels={{ reason: say.words }}
      submit={{ label: say.closeSend, variant: 'secondary' }}
      isFlat
    >
      <Words />
    </StepCard>
  )
}

function Words() {
  const say = useWords(problemWords)
  return <TextAreaField name="reason" label={say.words} hint={say.wordsHint} required rows={3} />
}
