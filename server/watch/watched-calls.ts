import { callKey } from '#core/call.ts'
import { anyProtocolAnswer } from '#core/protocol-answer.ts'
import type { Pipeline } from '../pipeline.ts'
import type { Traces } from '../traces/traces.ts'
import type { CallFigures } from './call-figures.ts'

type Watchers = { figures: CallFigures; traces: Traces | undefined }

/** The pipeline, counted, timed and traced: whether a call came over HTTP or from a page in this process. */
export const watchedPipeline =
  (run: Pipeline, { figures, traces }: Watchers): Pipeline =>
  (bound, request) => {
    const { call } = bound
    // Who speaks another protocol is refused in its words: they are an answer like any other.
    const statusOf = call.answers === 'protocol' ? statusOfProtocol : undefined
    const name = callKey(call)
    const work = () => figures.watch(name, () => run(bound, request), statusOf)
    if (!traces) return work()
    // A stranger's trace is none of ours: only our own pages say what a call belongs to.
    const above = request.from_site ? request.headers.traceparent : undefined
    return traces.within({ name, facts: { 'request.id': request.request.id }, above }, work)
  }

const statusOfProtocol = (answer: unknown): number => anyProtocolAnswer.parse(answer).status
