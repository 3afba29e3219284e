import { callKey } from '#core/call.ts'
import { anyProtocolAnswer } from '#core/protocol-answer.ts'
import type { Pipeline } from '../pipeline.ts'
import type { CallFigures } from './call-figures.ts'

/** The pipeline, counted and timed: whether a call came over HTTP or from a page in this process. */
export const watchedPipeline =
  (run: Pipeline, figures: CallFigures): Pipeline =>
  (bound, request) => {
    const { call } = bound
    // Who speaks another protocol is refused in its words: they are an answer like any other.
    const statusOf = call.answers === 'protocol' ? statusOfProtocol : undefined
    return figures.watch(callKey(call), () => run(bound, request), statusOf)
  }

const statusOfProtocol = (answer: unknown): number => anyProtocolAnswer.parse(answer).status
