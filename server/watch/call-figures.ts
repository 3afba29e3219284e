import { Counter, Histogram, type Registry } from '@prometheus-io/client'
import { failureOf, isRefusal } from '#core/refusals.ts'

/** What calls and events of sockets came to, by their name in the contract and never by whose they are. */
export type CallFigures = {
  /** `statusOf`: where an answer says by itself that something went wrong. */
  watch<T>(call: string, work: () => Promise<T>, statusOf?: (answer: T) => number): Promise<T>
  addTo(registry: Registry): void
}

const outcomeOf = (status: number): 'ok' | 'refused' | 'failed' =>
  status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed'

/** The status of a refusal; that of the parser's own errors; any other error is a failure of ours. */
function statusOfError(error: unknown): number {
  if (isRefusal(error)) return failureOf(error, 'en').status
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? status : 500
}

/** Each process counts its own. */
export function callFigures(): CallFigures {
  const ended = new Counter({
    name: 'calls_total',
    help: 'Calls and events of sockets by name, outcome and status: ok, refused (4xx) or failed.',
    labelNames: ['call', 'outcome', 'status'],
    registers: [],
  })
  const seconds = new Histogram({
    name: 'call_duration_seconds',
    help: 'Time a call or an event took, however it ended. Pages make calls too, and no others.',
    labelNames: ['call'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [],
  })
  const count = (call: string, began: number, status: number) => {
    seconds.observe({ call }, (performance.now() - began) / 1000)
    ended.inc({ call, outcome: outcomeOf(status), status })
  }
  return {
    async watch(call, work, statusOf = () => 200) {
      const began = performance.now()
      try {
        const answer = await work()
        count(call, began, statusOf(answer))
        return answer
      } catch (error) {
        count(call, began, statusOfError(error))
        throw error
      }
    },
    addTo(registry) {
      registry.registerMetric(ended)
      registry.registerMetric(seconds)
    },
  }
}
