import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { DiagLogLevel, diag, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { onOutgoing } from '#core/outgoing.ts'
import { isRefusal } from '#core/refusals.ts'
import { secondMs } from '#core/time.ts'
import type { Log } from '../log.ts'
import { statementName } from './statement-name.ts'
import type { Note, Traces } from './traces.ts'
import { watchQueries } from './watch-queries.ts'

type Settings = { endpoint: string; share: number; run: readonly string[]; log: Pick<Log, 'warn'> }

// The process has seconds to stop, and a collector that is away must not cost them.
const exportMs = 3 * secondMs

/** The only file that loads OpenTelemetry's SDK; imported when traces are configured and never else. */
export function startTraces(settings: Settings): Traces {
  const provider = providerOf(settings)
  const tracer = provider.getTracer('rihla')
  const around = new AsyncLocalStorage<Span>()
  const begin = (name: string, kind: SpanKind, above?: string): Span => {
    const parent = around.getStore()
    const remote = above === undefined || parent ? null : parseTraceParent(above)
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    const within = remote ? trace.setSpanContext(context, { ...remote, isRemote: true }) : context
    return tracer.startSpan(name, { kind }, within)
  }
  const stop = onOutgoing((to) => {
    const span = begin(`request ${to}`, SpanKind.CLIENT)
    return (outcome) => end(span.setAttribute('outcome', outcome), outcome === 'busy' || outcome === 'silent')
  })
  return {
    within({ name, facts = {}, above }, work) {
      const kind = around.getStore() ? SpanKind.INTERNAL : SpanKind.SERVER
      const span = begin(name, kind, above).setAttributes(facts)
      return around.run(span, () => inSpan(span, work))
    },
    header: () => headerOf(around.getStore()),
    watchStatements: watchQueries((text) => {
      // What no page and no call asks for would be a trace of one statement, many times a second.
      if (!around.getStore()?.isRecording()) return undefined
      const span = begin(statementName(text), SpanKind.CLIENT).setAttribute('db.system.name', 'postgresql')
      return (error) => end(span, error !== undefined, error)
    }),
    async close() {
      stop()
      await provider.shutdown().catch(() => undefined)
    },
  }
}

function providerOf({ endpoint, share, run, log }: Settings): TracerProvider {
  diag.setLogger(sayFailures(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: exportMs })
  return new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'rihla',
      'service.instance.id': randomUUID(),
      'rihla.run': run.join(','),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMs })],
  })
}

/** What the library says may hold what a collector answered: that there is a failure is enough. */
function sayFailures(log: Pick<Log, 'warn'>) {
  const say = () => log.warn('traces could not be sent')
  const nothing = () => undefined
  return { error: say, warn: say, info: nothing, debug: nothing, verbose: nothing }
}

async function inSpan<T>(span: Span, work: (note: Note) => Promise<T>): Promise<T> {
  let isFailed = false
  const note: Note = (facts) => {
    span.setAttributes(facts)
    isFailed ||= Number(facts['http.response.status_code']) >= 500
  }
  try {
    const answer = await work(note)
    end(span, isFailed)
    return answer
  } catch (error) {
    end(span, !isRefusal(error), error)
    throw error
  }
}

/** A code or the name of a class: the text of an error may hold what somebody typed. */
function end(span: Span, isFailed: boolean, error?: unknown): void {
  if (error instanceof Error) span.setAttribute('error.type', isRefusal(error) ? error.code : error.name)
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

function headerOf(span: Span | undefined): string | undefined {
  if (!span) return undefined
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
